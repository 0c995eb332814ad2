//! Age 3.
