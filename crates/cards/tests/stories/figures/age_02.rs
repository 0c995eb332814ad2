//! Age 2.
