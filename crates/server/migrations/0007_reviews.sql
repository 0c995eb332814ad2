-- What a search thinks of games that are over, by the hash of their records. Reviews of games that
-- were played here stay as long as those; others have no game, and can be made again.
CREATE TABLE reviews (
    record TEXT   NOT NULL PRIMARY KEY,
    game   TEXT   NOT NULL,
    review TEXT   NOT NULL,
    made   BIGINT NOT NULL
);
CREATE INDEX reviews_by_game ON reviews (game, made);
