"""The card sets that guests keep here: who may read one, who may change it, and how much of it is kept."""

import re
import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from dengen.core.base.errors import DengenError
from dengen.core.base.words import LANGS, Text
from dengen.core.cards.card_files import head_of
from dengen.core.game import Game
from dengen.server.node import Node
from dengen.server.people.guests import random_name
from dengen.server.protocol.errors import SetsDisabled
from dengen.server.sandbox.card_sets import Content, SetCheck, checked
from dengen.server.sandbox.set_limits import must_be_small
from dengen.store import OwnSet, SetVersion
from dengen.table.header import PersonId
from dengen.table.names import clean

MOST_SETS = 20  # of a guest
MOST_VERSIONS = 20  # of a set
MOST_REPORTS = 10
LONGEST_NAME = 60
LONGEST_NOTE = 120
ID_LENGTH = 10
LINK_LENGTH = 16
CHANGED_NAME = Text("{}, changed", "{} 改")


class SetNotFound(DengenError):
    code = "no_set"
    ja = "そのカードセットはありません。"

    def __str__(self) -> str:
        return "There is no such card set."


class SetChanged(DengenError):
    code = "set_changed"
    ja = "別の画面で変更されています。読み込み直してください。"

    def __str__(self) -> str:
        return "The set has changed elsewhere. Reload it."


class OwnSets:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._store = node.store.sets

    def must_be_on(self) -> None:
        if not self._node.settings.sets:
            raise SetsDisabled

    async def of(self, person: PersonId) -> list[OwnSet]:
        self.must_be_on()
        return await self._store.of(person)

    async def readable(self, id: str, person: PersonId, key: str = "") -> OwnSet:
        """For its owner, and for those who have its link; whoever may not read it isn't told that it is there."""
        self.must_be_on()
        found = await self._store.find(id)
        if found is None or not (found.person == person or opens(found.link, key)):
            raise SetNotFound
        return found

    async def own(self, id: str, person: PersonId) -> OwnSet:
        return await self.readable(id, person)

    async def begin(self, person: PersonId, game: Game[Any], base: str, content: Content) -> OwnSet:
        """Raises TooManySets."""
        self.must_be_on()
        content = self._presentable(content, game)
        now = self._node.clock.now()
        made = OwnSet(random_name(ID_LENGTH), person, game.id, base, "", 1, now, now, content)
        await self._store.add(made, MOST_SETS)
        self._node.log("set_begun", set=made.id, game=game.id, person=person)
        return made

    async def change(self, own: OwnSet, revision: int, content: Content) -> OwnSet:
        """Raises SetChanged where somebody else was faster."""
        kept = self._presentable(content, self._node.games.default(own.game))
        return await self._store_change(replace(own, revision=revision + 1, content=kept))

    async def share(self, own: OwnSet, shared: bool) -> OwnSet:
        """By a new link; or not any more, by any."""
        link = (own.link or random_name(LINK_LENGTH)) if shared else ""
        return await self._store_change(replace(own, revision=own.revision + 1, link=link))

    def _presentable(self, content: Content, usual: Game[Any]) -> Content:
        """Raises BadCardSet where it is too large, BadText where a name isn't shown here."""
        kept = small(content)
        self._node.blocklist.must_be_clean_set(kept, usual.cards.content)
        return kept

    async def _store_change(self, changed: OwnSet) -> OwnSet:
        changed = replace(changed, touched=self._node.clock.now())
        if not await self._store.change(changed):
            raise SetChanged
        return changed

    async def remove(self, own: OwnSet) -> None:
        await self._store.remove(own.id)

    async def keep_version(self, own: OwnSet, note: str) -> int:
        return await self._store.keep_version(own, self._node.clock.now(), clean(note, LONGEST_NOTE), MOST_VERSIONS)

    async def versions(self, own: OwnSet) -> list[SetVersion]:
        return await self._store.versions(own.id)

    async def version(self, own: OwnSet, number: int) -> SetVersion:
        found = [one for one in await self.versions(own) if one.number == number]
        if not found:
            raise SetNotFound
        return found[0]

    async def check(self, own: OwnSet, payers: Sequence[str]) -> SetCheck:
        return await self._node.sandbox.read(payers, checked, self._node.games.classes, own.game, own.content)


def opens(link: str, key: str) -> bool:
    return bool(link) and secrets.compare_digest(link.encode(), key.encode())


def small(content: Content) -> Content:
    """Without what is null, which a file can't say; raises BadCardSet where it is too large."""
    must_be_small(content)
    found: Content = without_nothing(content)
    return found


def without_nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_nothing(each) for name, each in value.items() if each is not None}
    return [without_nothing(each) for each in value] if isinstance(value, list) else value


def begun_from(game: Game[Any], name: str) -> Content:
    """An edition under another name: the one that was given, or its own as that of a changed one."""
    name = clean(name, LONGEST_NAME)
    content = dict(game.cards.content)
    usual = game.cards.name
    names = {f"name_{lang}": name or CHANGED_NAME[lang].format(usual[lang]) for lang in LANGS}
    return content | {"set": {**head_of(content), "id": slug(name), **names}}


def slug(name: str) -> str:
    """An id of a set, made from its name."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789") or "mine"
