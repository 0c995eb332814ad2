//! Age 1.
