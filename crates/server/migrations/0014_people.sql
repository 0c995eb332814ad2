-- Who was ever in which game, at a seat or with a remark: there whoever wants to be forgotten is looked
-- for. Of spectators' earlier remarks nobody knows whose they are. A hash has 43 letters, and is what an
-- entry of somebody who joined ends with.
CREATE TABLE appearances (
    game   TEXT NOT NULL REFERENCES games (id),
    person TEXT NOT NULL,
    PRIMARY KEY (game, person)
);
CREATE INDEX appearances_of_a_person ON appearances (person);
INSERT INTO appearances (game, person)
    SELECT DISTINCT game, substr(entry, length(entry) - 44, 43) FROM entries
    WHERE entry LIKE '{"entry":"joined"%';

-- What whoever waits at a game looks for, in one word; nothing where nobody can be found by it.
ALTER TABLE games ADD COLUMN search TEXT NOT NULL DEFAULT '';
CREATE INDEX games_that_wait ON games (search, created) WHERE status = 'open';

-- When the last game was rated: a rating is less sure the longer that was ago. 0 if nobody knows.
ALTER TABLE ratings ADD COLUMN played BIGINT NOT NULL DEFAULT 0;
