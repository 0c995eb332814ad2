use splay_engine::Edition;

use crate::story::*;

#[test]
fn pottery_scores_a_card_worth_the_number_returned() {
    in_each(Edition::ALL, |edition| {
        story(edition, "you: blue Pottery; hand Sailing, Oars\n deck 1: Tools\n deck 2: Calendar")
            .plays(["dogma Pottery", "card Sailing", "card Oars"])
            .leaves("you: blue Pottery; score Calendar; hand Tools");
    });
}
