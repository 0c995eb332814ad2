//! The cards of age 8.
