// @vitest-environment node
import { describe, expect, it } from "vitest";
import { pairsOf } from "./likeness.mjs";

const card = (inner) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336"><rect width="240" height="336" fill="#777"/>${inner}</svg>`;
const circle = (x, fill, r = 70) => `<circle cx="${x}" cy="150" r="${r}" fill="${fill}"/>`;
const apart = (one, other) => pairsOf([{ name: "one", svg: card(one) }, { name: "other", svg: card(other) }])[0]; // prettier-ignore

describe("how far apart two tokens look", () => {
    it("is nothing for the same picture, and next to nothing for one that is a pixel off", () => {
        expect(apart(circle(120, "#fff"), circle(120, "#fff")).colour).toBe(0);
        expect(apart(circle(120, "#fff"), circle(122, "#fff")).colour).toBeLessThan(6);
    });

    it("is seen in another place, another shape and another colour", () => {
        expect(apart(circle(80, "#fff"), circle(160, "#fff")).colour).toBeGreaterThan(8);
        expect(apart(circle(120, "#fff"), circle(120, "#fff", 20)).colour).toBeGreaterThan(8);
        expect(apart(circle(120, "#c22"), circle(120, "#28c")).colour).toBeGreaterThan(8);
    });

    it("counts no colours for who sees none", () => {
        const { colour, grey } = apart(circle(120, "#c04848"), circle(120, "#3f7f3f"));
        expect(colour).toBeGreaterThan(8);
        expect(grey).toBeLessThan(6);
    });
});
