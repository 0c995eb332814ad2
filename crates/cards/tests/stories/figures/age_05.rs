//! Age 5.
