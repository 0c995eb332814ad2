//! Age 7.
