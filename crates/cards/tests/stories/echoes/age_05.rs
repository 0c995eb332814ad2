//! The cards of age 5.
