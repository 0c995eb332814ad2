-- Whom somebody does not want to hear (mute) or to meet (block), with the name they were met under.
CREATE TABLE shuns (
    id      TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   NOT NULL,
    other   TEXT   NOT NULL,
    how     TEXT   NOT NULL,
    name    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    UNIQUE (person, other)
);
CREATE INDEX shuns_by_other ON shuns (other);

-- What was reported to whoever runs the server, with the last remarks of that game.
CREATE TABLE reports (
    id       TEXT   NOT NULL PRIMARY KEY,
    game     TEXT   NOT NULL,
    reporter TEXT   NOT NULL,
    about    TEXT   NOT NULL,
    name     TEXT   NOT NULL,
    why      TEXT   NOT NULL,
    evidence TEXT   NOT NULL,
    created  BIGINT NOT NULL,
    closed   BIGINT NOT NULL,
    UNIQUE (game, reporter, about)
);
CREATE INDEX reports_by_age ON reports (closed, created);

-- Who may do nothing here until a time: a person by their hash, or whoever comes from an address.
CREATE TABLE bans (
    id      TEXT   NOT NULL PRIMARY KEY,
    kind    TEXT   NOT NULL,
    whom    TEXT   NOT NULL,
    name    TEXT   NOT NULL,
    why     TEXT   NOT NULL,
    until   BIGINT NOT NULL,
    created BIGINT NOT NULL,
    UNIQUE (kind, whom)
);
