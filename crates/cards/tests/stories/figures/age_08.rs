//! Age 8.
