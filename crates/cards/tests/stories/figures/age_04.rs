//! Age 4.
