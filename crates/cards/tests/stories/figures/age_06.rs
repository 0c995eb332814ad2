//! Age 6.

use super::story;

/// He spares his owner; the other victim obeys.
#[test]
fn jenner_spares_his_owner() {
    story(
        "you: red Archery\n them: yellow Edward Jenner; hand Paper\n third: hand Calendar\n deck 1: Tools",
    )
    .plays(["dogma Archery"])
    .leaves(
        "you: red Archery; hand Calendar\n them: yellow Edward Jenner\n third: hand Tools\n deck 3 bottom: Paper",
    );
}
