-- Whom a webhook has yet to tell of which decision: written with the choice that led to it, and
-- gone when it was told, so that a crash in between keeps nobody waiting.
CREATE TABLE calls (
    game   TEXT   NOT NULL PRIMARY KEY REFERENCES games (id),
    number BIGINT NOT NULL,
    tries  BIGINT NOT NULL,
    at     BIGINT NOT NULL
);
CREATE INDEX calls_by_age ON calls (at);
