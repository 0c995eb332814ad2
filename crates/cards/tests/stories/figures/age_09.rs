//! Age 9.
