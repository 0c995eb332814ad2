-- Which secrets stand for a person besides the one they began with: those of other devices, and those of
-- links, each of which makes one device known. Only hashes are kept.
CREATE TABLE keys (
    key     TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   NOT NULL,
    kind    TEXT   NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX keys_of_a_person ON keys (person);
