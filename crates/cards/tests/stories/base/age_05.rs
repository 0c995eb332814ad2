use splay_engine::Edition;

use crate::story::*;
