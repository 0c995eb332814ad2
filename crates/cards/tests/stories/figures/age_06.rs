//! Age 6.
