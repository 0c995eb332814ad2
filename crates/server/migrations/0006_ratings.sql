-- Names that belong to somebody, so that they can be found and rated under them. What looks the same
-- is the same name.
CREATE TABLE names (
    person TEXT NOT NULL PRIMARY KEY,
    name   TEXT NOT NULL,
    looks  TEXT NOT NULL UNIQUE
);

-- How strong people and bots are, by edition and number of players.
CREATE TABLE ratings (
    person     TEXT             NOT NULL,
    kind       TEXT             NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT           NOT NULL,
    won        BIGINT           NOT NULL,
    PRIMARY KEY (person, kind)
);
CREATE INDEX ratings_in_order ON ratings (kind, rating);

-- Which games have been rated, so that none is rated twice.
CREATE TABLE rated (
    game TEXT NOT NULL PRIMARY KEY
);
