//! Stories of the rules that Echoes of the Past brings.
