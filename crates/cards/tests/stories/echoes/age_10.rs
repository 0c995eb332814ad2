//! The cards of age 10.
