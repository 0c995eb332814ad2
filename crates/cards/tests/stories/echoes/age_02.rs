//! The cards of age 2.
