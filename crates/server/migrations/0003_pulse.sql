-- Written by whoever asks whether the server is well: a database that only answers is not.
CREATE TABLE pulse (
    process BIGINT NOT NULL PRIMARY KEY,
    at      BIGINT NOT NULL
);
