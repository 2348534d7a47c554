"""For operators: how all nodes are. Nobody else is told that there is anything here."""

from html import escape
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromQuery, HeaderParameter
from msgspec import Struct

from dengen.core.base.words import Lang, Text
from dengen.server.http.dependencies import TheConnections, TheNode, TheRuntime
from dengen.server.http.problems import responses
from dengen.server.http.routes.reports import POLICY
from dengen.server.node import Node
from dengen.server.ops.state import NodeReport, state_from
from dengen.store import Ban
from dengen.store.interface import SILENCE

MOST = 20
REFRESH = 5  # seconds
Authorization = Annotated[str, HeaderParameter(name="Authorization", description="Bearer, or Basic with any name")]


class NodeStatus(Struct):
    """`seen`: when the others last heard from it."""

    node: str
    seen: int
    state: NodeReport


class AddressStatus(Struct):
    address: str
    connections: int


class Status(Struct):
    """`addresses`: those with most connections to this node, which alone knows them."""

    time: int
    node: str
    nodes: list[NodeStatus]
    set_aside: list[str]
    addresses: list[AddressStatus]
    bans: list[Ban]


def must_be_operator(node: Node, authorization: str) -> None:
    if not node.operators:
        raise NotFoundException("Not found.")
    if not node.operators.knows(authorization):
        challenge = {"WWW-Authenticate": 'Basic realm="dengen", charset="UTF-8"'}
        raise NotAuthorizedException("For operators only.", headers=challenge)


@get("/api/operator/status", tags=["health"], responses=responses(401, 404, 503))
async def status(
    node: TheNode, runtime: TheRuntime, connections: TheConnections, authorization: Authorization = ""
) -> Status:
    """How all nodes are, for operators."""
    must_be_operator(node, authorization)
    now = node.clock.now()
    found = await node.store.oversight.nodes(now - SILENCE)
    states = {one.node: (one.seen, state_from(one.state)) for one in found} | {node.id: (now, runtime.state)}
    nodes = [NodeStatus(id, seen, state) for id, (seen, state) in sorted(states.items()) if state is not None]
    return Status(
        time=now,
        node=node.id,
        nodes=nodes,
        set_aside=sorted({table for one in nodes for table in one.state.set_aside}),
        addresses=[AddressStatus(address, count) for address, count in connections.crowds(MOST)],
        bans=await node.store.oversight.bans(),
    )


TITLE = Text("dengen: the server's state", "dengen：サーバーの状態")
FIGURES = {
    "node": Text("Node", "ノード"),
    "name": Text("Machine", "マシン"),
    "status": Text("Status", "状態"),
    "troubles": Text("Troubles", "不調"),
    "version": Text("Version", "バージョン"),
    "build": Text("Build", "ビルド"),
    "tables": Text("Tables open", "開いている卓"),
    "connections": Text("Connections", "接続"),
    "lobby": Text("In the lobby", "ロビー"),
    "bots_waiting": Text("Bots that wait", "順番待ちのボット"),
    "bot_wait": Text("Longest wait, s", "最長の待ち（秒）"),
    "readings": Text("Readings that wait", "順番待ちの読み込み"),
    "stalled": Text("Loop stalled, s/min", "ループの停止（秒/分）"),
    "store_seconds": Text("Store, s", "保存の応答（秒）"),
    "memory": Text("Memory, MB", "メモリ（MB）"),
}
SET_ASIDE = Text("Tables set aside", "読み込めない卓")
ADDRESSES = Text("Most connections to this node", "このノードへの接続が多いアドレス")
BANS = Text("Banned", "利用停止中")
NONE = Text("none", "なし")
STYLE = (
    "body{font:16px system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color-scheme:light dark}"
    "table{border-collapse:collapse;display:block;overflow-x:auto}"
    "th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid #8886;white-space:nowrap}"
    "th{text-align:left;font-weight:500}.bad{color:#c22;font-weight:600}code{font-size:.95em}"
)


@get("/operator", include_in_schema=False)
async def status_page(
    node: TheNode,
    runtime: TheRuntime,
    connections: TheConnections,
    authorization: Authorization = "",
    lang: FromQuery[Lang] = "en",
) -> Response[str]:
    """A page of its own that loads nothing and runs nothing; a browser asks for the token as a password."""
    told = await status.fn(node, runtime, connections, authorization)
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
    return Response(page_of(told, lang), media_type="text/html", headers=headers)


def page_of(told: Status, lang: Lang) -> str:
    cells = [cells_of(one) for one in told.nodes]
    body = "".join(
        f"<tr><th>{escape(title[lang])}</th>{''.join(f'<td>{cell[name]}</td>' for cell in cells)}</tr>"
        for name, title in FIGURES.items()
    )
    lists = (
        (SET_ASIDE, [f"<code>{escape(table)}</code>" for table in told.set_aside]),
        (ADDRESSES, [f"<code>{escape(one.address)}</code> {one.connections}" for one in told.addresses]),
        (BANS, [f"<code>{escape(one.what)}</code> {escape(one.reason)}" for one in told.bans]),
    )
    shown = "".join(f"<h2>{title[lang]}</h2>{listing(items, lang)}" for title, items in lists)
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta http-equiv="refresh" content="{REFRESH}">'
        f'<meta name="viewport" content="width=device-width"><title>{TITLE[lang]}</title><style>{STYLE}</style>'
        f"<h1>{TITLE[lang]}</h1><table>{body}</table>{shown}</html>"
    )


def cells_of(one: NodeStatus) -> dict[str, str]:
    state = one.state
    values = {
        "node": f"<code>{escape(one.node)}</code>",
        "name": escape(f"{state.name} {state.worker}"),
        "status": f"<span class=bad>{escape(state.status)}</span>" if state.status != "ok" else "ok",
        "troubles": escape(" ".join(state.troubles)),
        "memory": f"{state.memory / 2**20:.0f}",
    }
    return {name: values[name] if name in values else escape(plain(getattr(state, name))) for name in FIGURES}


def plain(value: object) -> str:
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def listing(items: list[str], lang: Lang) -> str:
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>" if items else f"<p>{NONE[lang]}</p>"


HANDLERS = [status, status_page]
