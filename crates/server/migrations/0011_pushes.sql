-- Where browsers of somebody want to be told that it is their decision (web push): the address that the
-- maker of the browser gave it, and what messages to it are encrypted with.
CREATE TABLE pushes (
    endpoint TEXT   NOT NULL PRIMARY KEY,
    person   TEXT   NOT NULL,
    p256dh   TEXT   NOT NULL,
    auth     TEXT   NOT NULL,
    created  BIGINT NOT NULL
);
CREATE INDEX pushes_of_a_person ON pushes (person);

-- What this server keeps for itself alone: the key by which those who carry its messages know it.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
