-- When somebody is away: their games over days wait so long, and so much of it there is in a year.
CREATE TABLE vacations (
    person TEXT   NOT NULL,
    began  BIGINT NOT NULL,
    until  BIGINT NOT NULL,
    PRIMARY KEY (person, began)
);
