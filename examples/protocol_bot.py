"""A bot that joins a table over the network, in sixty lines: see docs/protocol.md.

    python examples/protocol_bot.py http://127.0.0.1:8000/t/k7q2m9#xN3…      (an invitation link)

It needs `pip install websockets httpx`, and not dengen. It moves at random: replace `choose`.
"""

import asyncio
import itertools
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets


def choose(view: dict[str, Any], question: dict[str, Any]) -> str:
    """Choose the name of one of the question's offers. `view` is everything that your seat may see."""
    return str(random.choice(question["offers"])["name"])


async def play(link: str, name: str = "Protocol bot") -> str:
    """Take a seat and play to the end. Returns the outcome as JSON."""
    url = urlsplit(link)
    table, server = url.path.rpartition("/")[2], f"{url.scheme}://{url.netloc}"
    async with httpx.AsyncClient(base_url=server) as http:
        (await http.put("/api/guest", json={"name": name})).raise_for_status()
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
    ids, answered = itertools.count(1), 0
    shown: dict[str, Any] = {}
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:

        async def send(**message: Any) -> None:
            await socket.send(json.dumps(message))

        await send(type="hello", invite=url.fragment)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "ping":
                await send(type="pong", ping=message["ping"])
            elif message["type"] == "refused":
                print(message["en"], file=sys.stderr)
            elif message["type"] == "table":
                shown = message if message.get("fresh") else shown | message  # missing parts are unchanged
                room, question = shown["room"], shown["question"]
                if room["stage"] == "over":
                    return json.dumps(shown["view"]["outcome"])
                if shown["you"]["seat"] is None and room["stage"] == "gathering":
                    free = [
                        seat
                        for seat, chair in enumerate(room["chairs"])
                        if not chair.get("person") and not chair.get("level")
                    ]
                    sit = {"do": "sit", "seat": free[0], "name": name, "invite": url.fragment}
                    await send(type="do", id=str(next(ids)), command=sit)
                elif question and question["number"] != answered:
                    answered = question["number"]
                    act = {"do": "act", "question": answered, "actions": [choose(shown["view"], question)]}
                    await send(type="do", id=str(next(ids)), command=act)
    return ""


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
