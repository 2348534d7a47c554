"""The figures of `dengen bench serve`, for people."""

from dengen.server.bench.run import ServeFigures


def lines(figures: ServeFigures) -> list[str]:
    f = figures
    return [
        f"{f.game}, {f.tables} tables, {f.store}, {f.nodes} {'node' if f.nodes == 1 else 'nodes'}; clients in another process",
        f"{f.actions_per_s:,.0f} actions/s ({f.client_share:.0%} people's), {f.actions_per_cpu_s:,.0f} per CPU-second of the server",
        f"acknowledged at {f.rate:,.0f}/s: half within {f.p50_ms:.1f} ms, 99 % within {f.p99_ms:.1f} ms",
        f"memory: {f.idle_table_kb:.0f} KB for an idle table, {f.connection_kb:.0f} KB for a connection",
        f"{f.tables} clients cut off at once are back in {f.reconnect_s:.1f} s",
        f"{f.growth_kb:+,.0f} KB of memory after the second half of {f.closed_tables:,} tables opened and closed",
    ]
