/** The rooms of src/, lowest first: a folder imports only from those before it (docs/page.md). `npm run lint` checks it. */
const ROOMS = ["lib", "art", "stage", "drawings", "boards", "ui", "features", "pages", "app"];

const upwards = ROOMS.slice(0, -1).map((room, nth) => ({
    name: `${room}-imports-down`,
    severity: "error",
    from: { path: `^src/${room}/` },
    to: { path: `^src/(${ROOMS.slice(nth + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
    forbidden: [
        ...upwards,
        { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
        { name: "no-folder-cycle", severity: "error", scope: "folder", from: {}, to: { circular: true } },
        {
            name: "in-a-room",
            severity: "error",
            from: { path: "^src/", pathNot: `^src/(${ROOMS.join("|")})/` },
            to: {},
        },
        {
            name: "boards-are-apart",
            comment: "A game's folder imports from no other game's",
            severity: "error",
            from: { path: "^src/boards/([^/]+)/" },
            to: { path: "^src/boards/[^/]+/", pathNot: "^src/boards/$1/" },
        },
        {
            name: "only-boards-draw",
            comment: "A card is drawn by its game's own face; a stage says only when pictures may be painted",
            severity: "error",
            from: { pathNot: "^src/(art|drawings|boards)/" },
            to: { path: "^src/art/", pathNot: "^src/art/painting", dependencyTypesNot: ["type-only"] },
        },
    ],
    options: {
        tsPreCompilationDeps: true,
        doNotFollow: { path: "node_modules" },
        exclude: { path: "\\.test\\.ts$" },
    },
};
