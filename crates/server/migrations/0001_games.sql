-- A game is its settings and an append-only list of entries; everything else is worked out.
CREATE TABLE games (
    id       TEXT   NOT NULL PRIMARY KEY,
    rules    TEXT   NOT NULL,
    settings TEXT   NOT NULL,
    invite   TEXT   NOT NULL,
    watch    TEXT   NOT NULL,
    listed   BIGINT NOT NULL,
    created  BIGINT NOT NULL,
    updated  BIGINT NOT NULL,
    status   TEXT   NOT NULL,
    summary  TEXT   NOT NULL
);
CREATE INDEX games_in_the_lobby ON games (listed, status, updated);

-- The number makes every entry unique: of two that race for one place, one is refused.
CREATE TABLE entries (
    game   TEXT   NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    entry  TEXT   NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

-- Who has a seat in which game, by the hash of a secret that only the holder has.
CREATE TABLE seats (
    game   TEXT   NOT NULL REFERENCES games (id),
    seat   BIGINT NOT NULL,
    holder TEXT   NOT NULL,
    name   TEXT   NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_of_a_holder ON seats (holder);

-- The table as it lay when the last turn began, so that a change of the rules strands no game.
CREATE TABLE snapshots (
    game     TEXT   NOT NULL PRIMARY KEY REFERENCES games (id),
    number   BIGINT NOT NULL,
    position TEXT   NOT NULL
);
