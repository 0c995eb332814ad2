//! The cards of age 3.
