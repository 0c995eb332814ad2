//! The cards of age 9.
