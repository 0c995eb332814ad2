//! The cards of age 7.
