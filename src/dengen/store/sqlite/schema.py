"""The tables of a store in SQLite, and how those of earlier versions become them."""

from dengen.store.sqlite.sets import SCHEMA as SETS

VERSION = 8
SESSIONS = """
CREATE TABLE session (
    secret TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, person TEXT NOT NULL, device TEXT NOT NULL, began INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX session_person ON session (person);
CREATE TABLE pass (person TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, until INTEGER NOT NULL) WITHOUT ROWID;
"""
RESULTS = """
CREATE TABLE result (id TEXT, number INTEGER, body TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE place (
    person TEXT, id TEXT, number INTEGER, game TEXT NOT NULL, time INTEGER NOT NULL, rank INTEGER NOT NULL,
    share REAL NOT NULL, rated INTEGER NOT NULL, PRIMARY KEY (person, id, number)
) WITHOUT ROWID;
CREATE INDEX place_time ON place (person, time);
CREATE INDEX place_result ON place (id, number);
CREATE TABLE rating (
    person TEXT, game TEXT, value REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL,
    games INTEGER NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (person, game)
) WITHOUT ROWID;
CREATE INDEX rating_value ON rating (game, value);
CREATE TABLE analysis (id TEXT, number INTEGER, body TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
"""
TALK = """
CREATE TABLE push (
    session TEXT PRIMARY KEY, person TEXT NOT NULL, endpoint TEXT NOT NULL UNIQUE, p256dh TEXT NOT NULL,
    auth TEXT NOT NULL, lang TEXT NOT NULL, time INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX push_person ON push (person);
CREATE TABLE remark (person TEXT, id TEXT, PRIMARY KEY (person, id)) WITHOUT ROWID;
"""
FILMS = """
CREATE TABLE film (id TEXT, number INTEGER, body BLOB NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE film_due (id TEXT, number INTEGER, PRIMARY KEY (id, number)) WITHOUT ROWID;
"""
OVERSIGHT = """
CREATE TABLE ban (what TEXT PRIMARY KEY, reason TEXT NOT NULL, time INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE news (number INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL);
ALTER TABLE founding ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
ALTER TABLE node ADD COLUMN state TEXT NOT NULL DEFAULT '';
"""
SCHEMA = f"""
CREATE TABLE guest (person TEXT PRIMARY KEY, name TEXT NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID;
{SESSIONS}
CREATE TABLE card_set (hash TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE founding (
    id TEXT PRIMARY KEY, host TEXT NOT NULL, game TEXT NOT NULL, body TEXT NOT NULL, summary TEXT NOT NULL,
    stage TEXT NOT NULL, open INTEGER NOT NULL, timed INTEGER NOT NULL, touched INTEGER NOT NULL, node TEXT NOT NULL DEFAULT '',
    standing TEXT NOT NULL DEFAULT '{{}}'
) WITHOUT ROWID;
CREATE INDEX founding_open ON founding (touched) WHERE open;
CREATE INDEX founding_host ON founding (host, stage);
CREATE INDEX founding_stage ON founding (stage, touched);
CREATE TABLE sitter (
    person TEXT, id TEXT, PRIMARY KEY (person, id)
) WITHOUT ROWID;
CREATE INDEX sitter_table ON sitter (id);
CREATE TABLE entry (
    id TEXT, number INTEGER, body TEXT NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
CREATE TABLE node (id TEXT PRIMARY KEY, seen INTEGER NOT NULL) WITHOUT ROWID;
{RESULTS}
{TALK}
{SETS}
{FILMS}
{OVERSIGHT}
"""
# From the version before to this one
CHANGES = {
    2: f"""
{SESSIONS}
INSERT INTO session SELECT secret, lower(hex(randomblob(6))), person, '', time, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM guest;
CREATE TABLE known (person TEXT PRIMARY KEY, name TEXT NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO known SELECT person, name, time FROM guest;
DROP TABLE guest;
ALTER TABLE known RENAME TO guest;
ALTER TABLE founding ADD COLUMN standing TEXT NOT NULL DEFAULT '{{}}';
""",
    3: RESULTS,
    4: TALK,
    5: SETS,
    6: f"{FILMS} INSERT INTO film_due SELECT id, number FROM result;",
    7: OVERSIGHT,
    8: "".join(  # lessons and puzzles were once kept as games
        f"""
DELETE FROM {table} WHERE number = 1 AND id IN (
    SELECT id FROM founding
    WHERE json_extract(body, '$.opening.position') IS NOT NULL AND json_extract(body, '$.join') = 'nobody'
);
"""
        for table in ("result", "place", "film", "film_due", "analysis")
    ),
}
