"""The tables of a store in PostgreSQL, and how those of earlier versions become them."""

from dengen.store.postgres.sets import SCHEMA as SETS

VERSION = 8
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
SESSIONS = """
CREATE TABLE session (
    secret text PRIMARY KEY, id text NOT NULL UNIQUE, person text NOT NULL, device text NOT NULL, began bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE INDEX session_person ON session (person);
CREATE TABLE pass (person text PRIMARY KEY, secret text NOT NULL UNIQUE, until bigint NOT NULL);
"""
RESULTS = """
CREATE TABLE result (id text, number integer, body text NOT NULL, PRIMARY KEY (id, number));
CREATE TABLE place (
    person text, id text, number integer, game text NOT NULL, time bigint NOT NULL, rank integer NOT NULL,
    share double precision NOT NULL, rated boolean NOT NULL, PRIMARY KEY (person, id, number)
);
CREATE INDEX place_time ON place (person, time);
CREATE INDEX place_result ON place (id, number);
CREATE TABLE rating (
    person text, game text, value double precision NOT NULL, deviation double precision NOT NULL,
    volatility double precision NOT NULL, games integer NOT NULL, time bigint NOT NULL, PRIMARY KEY (person, game)
);
CREATE INDEX rating_value ON rating (game, value);
CREATE TABLE analysis (id text, number integer, body text NOT NULL, PRIMARY KEY (id, number));
"""
TALK = """
CREATE TABLE push (
    session text PRIMARY KEY, person text NOT NULL, endpoint text NOT NULL UNIQUE, p256dh text NOT NULL,
    auth text NOT NULL, lang text NOT NULL, time bigint NOT NULL
);
CREATE INDEX push_person ON push (person);
CREATE TABLE remark (person text, id text, PRIMARY KEY (person, id));
"""
FILMS = """
CREATE TABLE film (id text, number integer, body bytea NOT NULL, PRIMARY KEY (id, number));
CREATE TABLE film_due (id text, number integer, PRIMARY KEY (id, number));
"""
OVERSIGHT = """
CREATE TABLE ban (what text PRIMARY KEY, reason text NOT NULL, time bigint NOT NULL, until bigint NOT NULL);
ALTER TABLE founding ADD COLUMN hidden boolean NOT NULL DEFAULT false;
ALTER TABLE node ADD COLUMN state text NOT NULL DEFAULT '';
"""
SCHEMA = f"""
CREATE TABLE dengen (version integer NOT NULL);
INSERT INTO dengen VALUES ({VERSION});
CREATE TABLE guest (person text PRIMARY KEY, name text NOT NULL, time bigint NOT NULL);
{SESSIONS}
CREATE TABLE card_set (hash text PRIMARY KEY, game text NOT NULL, content text NOT NULL);
CREATE TABLE founding (
    id text PRIMARY KEY, host text NOT NULL, game text NOT NULL, body text NOT NULL, summary text NOT NULL,
    stage text NOT NULL, open boolean NOT NULL, timed boolean NOT NULL, touched bigint NOT NULL,
    node text NOT NULL, number integer NOT NULL DEFAULT 0, standing text NOT NULL DEFAULT '{{}}'
);
CREATE INDEX founding_open ON founding (touched) WHERE open;
CREATE INDEX founding_host ON founding (host, stage);
CREATE INDEX founding_stage ON founding (stage, touched);
CREATE TABLE sitter (person text, id text, PRIMARY KEY (person, id));
CREATE INDEX sitter_table ON sitter (id);
CREATE TABLE entry (id text, number integer, body text NOT NULL, PRIMARY KEY (id, number));
CREATE TABLE node (id text PRIMARY KEY, seen bigint NOT NULL, gone boolean NOT NULL DEFAULT false);
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
INSERT INTO session SELECT secret, substr(md5(random()::text || person), 1, 12), person, '', time, {NOW} FROM guest;
ALTER TABLE guest DROP COLUMN secret;
ALTER TABLE founding ADD COLUMN standing text NOT NULL DEFAULT '{{}}';
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
    WHERE body::json #>> '{{opening,position}}' IS NOT NULL AND body::json ->> 'join' = 'nobody'
);
"""
        for table in ("result", "place", "film", "film_due", "analysis")
    ),
}
