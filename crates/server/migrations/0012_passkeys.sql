-- Passkeys by which somebody can sign in on another device: the name and the public key that their
-- authenticator made, how often it says it was used, and when it was made and last used.
CREATE TABLE passkeys (
    id      TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   NOT NULL,
    key     TEXT   NOT NULL,
    counter BIGINT NOT NULL,
    created BIGINT NOT NULL,
    used    BIGINT NOT NULL
);
CREATE INDEX passkeys_of_a_person ON passkeys (person);

-- What passkeys are asked to sign, as hashes: by whom a new one is to be added, or nobody for signing in.
-- Each is answered once, at any process, before its time is over.
CREATE TABLE challenges (
    challenge TEXT   NOT NULL PRIMARY KEY,
    person    TEXT   NOT NULL,
    until     BIGINT NOT NULL
);
CREATE INDEX challenges_by_age ON challenges (until);
