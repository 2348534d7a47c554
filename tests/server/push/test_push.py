"""Being called while the page is closed: by whom, for what, to where, and never anywhere else."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import derive_private_key, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from dengen.cli import main
from dengen.server.ops.metrics import summed
from dengen.server.push.encryption import CURVE, decoded, encoded, sealed
from dengen.server.push.endpoints import KNOWN_HOSTS, check_endpoint, is_public, public_addresses
from dengen.server.push.errors import BadPushAddress
from dengen.server.push.https_client import HttpsClient
from dengen.server.push.keys import make_keys
from dengen.server.push.messages import PushMessage
from dengen.server.push.opening import push_keys
from dengen.server.push.queue import PushQueue
from dengen.table.commands import Tick
from tests.server.kit import PATIENCE, Client, Running, quick, running
from tests.server.push.push_service import PushBrowser, PushService

pytestmark = pytest.mark.anyio
HOUR = 3_600_000


@asynccontextmanager
async def pushing(folder: Path, service: PushService, store: str = "", **limits: Any) -> AsyncIterator[Running]:
    keys = folder / "push.json"
    if not keys.exists():
        make_keys(keys, "mailto:ops@example.org")
    address = store or f"sqlite:///{folder / 't.db'}"
    async with running(address, carrier=service, push_keys=str(keys), limits=quick(**limits)) as server:
        yield server


async def away(client: Client, other: Client) -> None:
    """The person closes the page, and the other is told."""
    await client.close()
    seat = client.shown["you"]["seat"]
    await other.until(lambda c: not c.shown["room"]["chairs"][seat].get("present"))


async def test_who_is_away_is_told_of_their_turn_and_who_is_there_is_not(tmp_path: Path) -> None:
    service, phone, desk = PushService(), PushBrowser("phone"), PushBrowser("desk")
    async with pushing(tmp_path, service) as server:
        ann, bob = await server.table(game="forehead")
        assert (await phone.subscribe(bob.guest, "ja")).json()["here"]
        await desk.subscribe(ann.guest)
        await away(bob, ann)
        await ann.answer()
        (notice,) = await service.sent_to(phone)
        assert notice == {
            "lang": "ja", "title": "あなたの番です：おでこ", "body": "対戦相手：Ann", "path": f"/t/{ann.table}", "tag": f"turn {ann.table}",
        }  # fmt: skip
        ((url, headers, _),) = service.posted
        assert url == phone.endpoint, "Ann was there"
        assert 0 < int(headers["TTL"]) <= 3 * 24 * 3600
        assert ann.table not in repr(headers), "the service doesn't learn where"


async def test_before_a_slow_clock_answers_one_is_told_once_even_after_a_restart(tmp_path: Path) -> None:
    service, phone = PushService(), PushBrowser("phone")
    async with pushing(tmp_path, service) as server:
        ann, bob = await server.table(game="forehead", pace={"decision": HOUR})
        await phone.subscribe(ann.guest)
        await away(ann, bob)
        assert len(await service.sent_to(phone)) == 1, "gone as soon as asked"
        table = server.runtime.tables.find(ann.table)
        assert table is not None
        deadline = bob.shown["clocks"][0]["deadline"]
        await table.do(Tick(), time=deadline - HOUR // 4)
        late = (await service.sent_to(phone, 2))[1]
        assert (late["title"], late["tag"], late["until"]) == (
            "Your time is running out: Forehead", f"late {ann.table}", deadline,
        )  # fmt: skip
        listed = (await ann.guest.http.get("/api/guest/tables")).json()[0]
        assert (listed["late"], listed["deadline"]) == (True, deadline)
        cookie = ann.guest.cookie
    async with pushing(tmp_path, service) as server:
        again = server.stranger()
        again.http.cookies.set("dengen_guest", cookie)
        client = await again.connect(ann.table)
        loaded = server.runtime.tables.find(ann.table)
        assert loaded is not None
        await client.close()
        await loaded.do(Tick(), time=client.shown["clocks"][0]["deadline"] - 1000)
        assert [url for url, _, _ in service.posted] == [phone.endpoint] * 2


async def test_an_address_that_is_gone_is_forgotten_and_a_busy_service_keeps_its_own(tmp_path: Path) -> None:
    service, phone = PushService(), PushBrowser("phone")
    async with pushing(tmp_path, service) as server:
        ann, office = await server.guest("Ann"), server.node.push
        assert office is not None
        await phone.subscribe(ann)
        for nth, (status, here) in enumerate(((503, True), (201, True), (410, False)), 1):
            service.status = status
            await office.tell(ann.person, lambda lang: PushMessage("en", "Ann!", "", "/", "x"), HOUR)
            await service.sent_to(phone, nth)
            async with asyncio.timeout(PATIENCE):
                while (await ann.http.get("/api/guest/push")).json()["here"] != here:
                    await asyncio.sleep(0.01)


async def test_it_ends_with_the_wish_the_device_and_the_guest(tmp_path: Path) -> None:
    service = PushService()
    async with pushing(tmp_path, service) as server:
        ann = await server.guest("Ann")
        store = server.node.store
        await PushBrowser("a").subscribe(ann)
        assert (await ann.http.get("/api/guest/data")).json()["push"] == [PushBrowser("a").endpoint]
        assert (await ann.http.delete("/api/guest/push")).status_code == 204
        assert (await ann.http.get("/api/guest/push")).json()["here"] is False
        await PushBrowser("b").subscribe(ann)
        (session,) = (await ann.http.get("/api/guest/sessions")).json()
        await ann.http.delete(f"/api/guest/sessions/{session['id']}")
        assert await store.push_addresses(ann.person) == []
        bob = await server.guest("Bob")
        await PushBrowser("c").subscribe(bob)
        await bob.http.delete("/api/guest")
        assert await store.push_addresses(bob.person) == []


async def test_a_guest_has_so_many_addresses_and_the_queue_so_much_room(tmp_path: Path) -> None:
    service = PushService()
    async with pushing(tmp_path, service, push_addresses=1) as server:
        ann, stranger = await server.guest("Ann"), server.stranger()
        assert (await PushBrowser("s").subscribe(stranger)).status_code == 401
        await PushBrowser("old").subscribe(ann)
        code = (await ann.http.post("/api/guest/pass")).json()["code"]
        await stranger.http.post("/api/guest/sessions", json={"code": code})
        await PushBrowser("new").subscribe(stranger)
        kept = await server.node.store.push_addresses(ann.person)
        assert [one.endpoint for one in kept] == [PushBrowser("new").endpoint]
        keys, node = push_keys(str(tmp_path / "push.json")), server.node
        office = PushQueue(keys, KNOWN_HOSTS, service, node.store, node.clock, node.log, node.metrics, queue=1)
        for _ in range(3):  # and nobody carries any of them away
            await office.tell(ann.person, lambda lang: PushMessage("en", "", "", "", ""), HOUR)
        assert summed((await ann.http.get("/metrics")).text)['dengen_push_total{result="crowded"}'] == 2


async def test_without_keys_nobody_can_subscribe_and_nothing_else_changes(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 't.db'}") as server:
        ann, bob = await server.table(game="forehead")
        assert (await bob.guest.http.get("/api/guest/push")).json() == {"key": "", "here": False}
        answer = await PushBrowser("phone").subscribe(bob.guest)
        assert (answer.status_code, answer.json()["code"]) == (409, "no_push")
        await away(bob, ann)
        await ann.answer()


# ---- where it may go ----


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x", "https://example.org/x", "https://evil-fcm.googleapis.com.example/x",
        "https://fcm.googleapis.com@10.0.0.1/x", "https://fcm.googleapis.com:8443/x", "https://127.0.0.1/x",
        "https://fcm.googleapis.com/x\r\nHost: elsewhere", "https://fcm.googleapis.com/x y", "https://[::1]/x",
        "https://push.services.mozilla.com.example/x", "https://xpush.apple.com/", "ftp://fcm.googleapis.com/", "", "//",
        "https://fcm.googleapis.com/" + "x" * 1000, "https://fcm.googleapis.com:x/", "https://fcm.googleapis.com/x#y",
    ],
)  # fmt: skip
def test_addresses_of_anybody_else_are_refused(endpoint: str) -> None:
    with pytest.raises(BadPushAddress):
        check_endpoint(endpoint, KNOWN_HOSTS)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def", "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGx", "https://wns2-par02p.notify.windows.com/w/?token=BQY%3d",
    ],
)  # fmt: skip
def test_those_of_the_known_services_are_taken(endpoint: str) -> None:
    check_endpoint(endpoint, KNOWN_HOSTS)


def test_the_operator_may_know_another_service() -> None:
    check_endpoint("https://push.example/x", (*KNOWN_HOSTS, "push.example"))


@pytest.mark.parametrize(
    "address",
    [
        "10.1.2.3", "127.0.0.1", "169.254.169.254", "192.168.0.1", "::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1",
        "224.0.0.1", "0.0.0.0",
    ],
)  # fmt: skip
def test_no_address_of_a_private_network_is_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("142.250.74.106")


async def test_a_name_that_leads_home_is_not_followed() -> None:
    with pytest.raises(OSError, match="public"):
        await public_addresses("localhost")


async def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    async with pushing(tmp_path, PushService()) as server:
        ann = await server.guest("Ann")
        good = PushBrowser("a")
        for changes in ({"auth": "AAAA"}, {"p256dh": "AAAA"}, {"p256dh": "ä"}, {"endpoint": "https://127.0.0.1/"}):
            wish = {"endpoint": good.endpoint, "p256dh": encoded(b"\4" * 65), "auth": encoded(b"x" * 16), **changes}
            answer = await ann.http.put("/api/guest/push", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_push_address")


# ---- how it is sealed and carried ----


def test_the_example_of_rfc_8291_is_sealed_as_it_says() -> None:
    own = derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    made = sealed(
        b"When I grow up, I want to be a watermelon\x02",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQ"
        "pu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def certificate(folder: Path) -> Path:
    """Of push.example, by itself, with its key."""
    key, name = generate_private_key(CURVE), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push.example")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(7)
        .not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("push.example")]), critical=False).sign(key, SHA256())
    )  # fmt: skip
    file = folder / "certificate.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file


@pytest.mark.parametrize(("answer", "status"), [(b"HTTP/1.1 201 Created\r\n\r\n", 201), (b"what?\r\n", None)])
async def test_what_is_carried_arrives_over_tls_at_the_address_that_was_checked(
    tmp_path: Path, answer: bytes, status: int | None
) -> None:
    heard: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n") + await reader.readexactly(5))
        writer.write(answer)
        writer.close()
        with suppress(OSError):  # the other side doesn't wait for what follows its answer
            await writer.wait_closed()

    async def here(host: str) -> list[str]:
        assert host == "push.example"
        return ["127.0.0.1"]

    file = certificate(tmp_path)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file)
    async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context) as server:
        port = server.sockets[0].getsockname()[1]
        carrier = HttpsClient(here, ssl.create_default_context(cafile=str(file)), port)
        if status is None:
            with pytest.raises(OSError, match="no answer"):
                await carrier.post("https://push.example/x?y=1", {"TTL": "5"}, b"12345")
        else:
            assert await carrier.post("https://push.example/x?y=1", {"TTL": "5"}, b"12345") == status
        with pytest.raises(ssl.SSLError):
            await HttpsClient(here, None, port).post("https://push.example/", {}, b"")
    lines = heard[0].split(b"\r\n")
    assert lines[0] == b"POST /x?y=1 HTTP/1.1"
    assert {b"Host: push.example", b"TTL: 5", b"Content-Length: 5"} <= set(lines)
    assert lines[-1] == b"12345"


# ---- the operator's keys ----


def test_keys_are_made_once_and_kept_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "push.json"
    assert main(["keys", str(file), "--contact", "mailto:ops@example.org"]) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert main(["keys", str(file), "--contact", "mailto:ops@example.org"]) == 2
    assert main(["keys", str(tmp_path / "other"), "--contact", "me"]) == 2
    (tmp_path / "bad").write_text("{}")
    assert main(["serve", "--push-keys", str(tmp_path / "bad")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert ["already" in said[0], "--contact" in said[1], "dengen push-keys" in said[2]] == [True] * 3
