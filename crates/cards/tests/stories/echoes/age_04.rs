//! The cards of age 4.
