//! The cards of age 6.
