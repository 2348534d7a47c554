"""Games that are over, with what they did to ratings: the part that both stores do alike."""

from dengen.store import rows
from dengen.store.interface import LATEST, HeadToHead, RatingOf, Tally
from dengen.store.queries import Queries
from dengen.table.header import PersonId
from dengen.table.results.glicko import SURE
from dengen.table.results.results import GameResult


class FinishedGames(Queries):
    async def results_of(self, person: PersonId, before: int = LATEST, limit: int = 50) -> list[GameResult]:
        query = """
            SELECT body FROM place JOIN result USING (id, number) WHERE person = ? AND time < ?
            ORDER BY time DESC, number DESC LIMIT ?"""
        return [rows.result(body) for (body,) in await self._ask(query, person, before, limit)]

    async def result(self, table: str, game: int) -> GameResult | None:
        found = await self._ask("SELECT body FROM result WHERE id = ? AND number = ?", table, game)
        return rows.result(found[0][0]) if found else None

    async def results_after(self, table: str, game: int, limit: int = 100) -> list[GameResult]:
        query = "SELECT body FROM result WHERE (id, number) > (?, ?) ORDER BY id, number LIMIT ?"
        return [rows.result(body) for (body,) in await self._ask(query, table, game, limit)]

    async def tallies_of(self, person: PersonId) -> list[Tally]:
        query = f"SELECT {rows.TALLY} FROM place WHERE person = ? GROUP BY game ORDER BY game"
        return [rows.tally(row) for row in await self._ask(query, person)]

    async def head_to_heads_of(self, person: PersonId, limit: int = 20) -> list[HeadToHead]:
        query = f"""
            SELECT {rows.ENCOUNTER} FROM place AS own
            JOIN place AS other ON other.id = own.id AND other.number = own.number AND other.person <> own.person
            JOIN guest ON guest.person = other.person
            WHERE own.person = ? GROUP BY other.person, guest.name ORDER BY count(*) DESC, other.person LIMIT ?"""
        return [rows.encounter(row) for row in await self._ask(query, person, limit)]

    async def ratings_of(self, person: PersonId) -> list[RatingOf]:
        query = f"SELECT {rows.RATING} FROM rating WHERE person = ? ORDER BY game"
        return [rows.rating(row) for row in await self._ask(query, person)]

    async def best(self, game: str, limit: int = 20) -> list[RatingOf]:
        query = f"SELECT {rows.RATING} FROM rating WHERE game = ? AND deviation <= ? ORDER BY value DESC LIMIT ?"
        return [rows.rating(row) for row in await self._ask(query, game, SURE, limit)]

    async def keep_analysis(self, table: str, game: int, body: str) -> None:
        query = "INSERT INTO analysis VALUES (?, ?, ?) ON CONFLICT (id, number) DO UPDATE SET body = excluded.body"
        await self._carry_out([(query, (table, game, body))])

    async def analysis(self, table: str, game: int) -> str | None:
        found = await self._ask("SELECT body FROM analysis WHERE id = ? AND number = ?", table, game)
        return found[0][0] if found else None

    async def keep_rendering(self, table: str, game: int, body: bytes | None) -> None:
        done = ("DELETE FROM film_due WHERE id = ? AND number = ?", (table, game))
        add = ("INSERT INTO film VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, game, body))
        await self._carry_out([done, add] if body is not None else [done])

    async def rendering(self, table: str, game: int) -> bytes | None:
        found = await self._ask("SELECT body FROM film WHERE id = ? AND number = ?", table, game)
        return found[0][0] if found else None
