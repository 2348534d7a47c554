"""Small SVG charts: dots with error bars, and histograms, in the colours of their page."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from dengen.lab.statistics import Bin, Estimate

WIDTH = 340
ROW = 18
LEFT = 132  # for the labels
RIGHT = 46  # for the figures
TOP = 16


class Row(NamedTuple):
    label: str  # SVG text content
    figure: Estimate
    mark: str  # a class: strong, weak, even, unclear, not_judged


def intervals(rows: Sequence[Row], fair: float, low: float, high: float, title: str) -> str:
    """Shares as dots with 95 % intervals, on the fair band."""
    most = max([high * 1.15, *(min(row.figure.high, 1.0) for row in rows)])
    least = min([low * 0.85, *(max(row.figure.low, 0.0) for row in rows)])

    def x(value: float) -> float:
        return LEFT + (min(max(value, least), most) - least) / (most - least) * (WIDTH - LEFT - RIGHT)

    height = TOP + ROW * len(rows) + 4
    parts = [
        f'<rect class="band" x="{x(low):.1f}" y="{TOP - 4}" width="{x(high) - x(low):.1f}" height="{height - TOP}"/>',
        f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="{TOP - 4}" y2="{height - 4}"/>',
        f'<text class="tick" x="{x(fair):.1f}" y="{TOP - 7}">{fair:.0%}</text>',
    ]
    for at, row in enumerate(rows):
        y = TOP + ROW * at + ROW / 2
        parts += [
            f'<text class="label" x="{LEFT - 6}" y="{y + 4:.1f}">{row.label}</text>',
            f'<line class="bar {row.mark}" x1="{x(row.figure.low):.1f}" x2="{x(row.figure.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot {row.mark}" cx="{x(row.figure.value):.1f}" cy="{y}" r="3.5"/>',
            f'<text class="figure" x="{WIDTH - 2}" y="{y + 4:.1f}">{row.figure.value:.1%}</text>',
        ]
    return framed(parts, height, title)


def bars(bins: Sequence[Bin], title: str) -> str:
    """A histogram."""
    height, base = 120, 100
    most = max(bin.count for bin in bins)
    step = (WIDTH - 20) / len(bins)
    parts = []
    for at, bin in enumerate(bins):
        tall = bin.count / most * (base - 10)
        span = str(bin.low) if bin.low == bin.high else f"{bin.low}–{bin.high}"
        parts.append(
            f'<rect class="column" x="{10 + at * step:.1f}" y="{base - tall:.1f}" width="{step * 0.88:.1f}" '
            f'height="{tall:.1f}"><title>{span}: {bin.count}</title></rect>'
        )
    for at in sorted({0, len(bins) // 2, len(bins) - 1}):
        parts.append(f'<text class="tick" x="{10 + (at + 0.45) * step:.1f}" y="{base + 14}">{bins[at].low}</text>')
    return framed(parts, height, title)


def framed(parts: Sequence[str], height: float, title: str) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return head + "".join(parts) + "</svg>"
