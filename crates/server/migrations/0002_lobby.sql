-- Only listed games are looked for in the lobby; the others need not be kept in its order.
DROP INDEX games_in_the_lobby;
CREATE INDEX games_in_the_lobby ON games (status, updated) WHERE listed = 1;
