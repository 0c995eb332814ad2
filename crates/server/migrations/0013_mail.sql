-- Where somebody wants letters about games that wait for them. Until the address is confirmed, by the link
-- whose hash this is, nothing else is sent there; the other link, which is in every letter, ends it. When
-- it was last looked for games, the last letter sent, and how many in a row nobody wanted to take.
CREATE TABLE mails (
    person  TEXT   NOT NULL PRIMARY KEY,
    address TEXT   NOT NULL,
    confirm TEXT   NOT NULL,
    stop    TEXT   NOT NULL UNIQUE,
    looked  BIGINT NOT NULL,
    told    BIGINT NOT NULL,
    refused BIGINT NOT NULL
);
CREATE INDEX mails_to_confirm ON mails (confirm);
CREATE INDEX mails_by_look ON mails (looked);

-- Which addresses were asked to confirm and when, as hashes: a server must not be made to pester anybody.
CREATE TABLE asked_mails (
    address TEXT   NOT NULL,
    at      BIGINT NOT NULL
);
CREATE INDEX asked_mails_by_age ON asked_mails (at);
