-- Which games are over and have yet to be rated: written with the last entry, and gone when they were, so
-- that a crash in between costs nobody a rating.
CREATE TABLE to_rate (
    game  TEXT   NOT NULL PRIMARY KEY REFERENCES games (id),
    tries BIGINT NOT NULL,
    at    BIGINT NOT NULL
);
CREATE INDEX to_rate_by_age ON to_rate (at);
