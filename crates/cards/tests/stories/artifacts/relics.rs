use super::story;
