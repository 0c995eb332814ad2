//! The server, by its doors: real sockets, real databases.

mod audits;
mod bad_input;
mod changes;
mod common;
mod copies;
mod crowds;
mod deals;
mod expiry;
mod finding;
mod first_minutes;
mod games;
mod leaks;
mod letters;
mod long_games;
mod lost_seats;
mod manners;
mod passkeys;
mod people;
mod proxied;
mod pushes;
mod ratings;
mod reviews;
mod several;
mod stranded;
mod taking_back;
mod vacations;
