//! What follows a Meld action: an ordered list of stages (R-MEL-3).

use arrayvec::ArrayVec;

use super::action_taken;
use crate::age::Age;
use crate::card::{Card, CardId};
use crate::choice::Choice;
use crate::dogma::{self, Terms};
use crate::event::{Role, Verb};
use crate::flow::{Done, Flow};
use crate::icon::{Icon, Purpose};
use crate::karma::Hook;
use crate::pile::Pile;
use crate::player::{Act, Player};
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::state::{After, Melded, Stage, State, Step};
use crate::table::End;
use crate::zone::Zone;

/// Goes on to what comes after a stage, or to the first of them; when none is left, or the rest is
/// skipped, the action is over.
pub(super) fn go_on(p: &mut Player<'_>, after: Option<Stage>) -> Flow {
    let sequel = &p.state.rules.after_meld;
    match sequel.after(after).filter(|_| !sequel.while_on_top || is_on_top(p.state)) {
        Some(stage) => {
            p.state.step = Step::Melded(stage);
            Ok(())
        }
        None => action_taken(p),
    }
}

/// Whether the melded card is still the top card of its player's board.
fn is_on_top(state: &State) -> bool {
    let melded = state.table.card(state.melded.card);
    state.table.top(Zone::stack(state.current, melded.color())) == Some(melded)
}

/// Does one stage.
#[inline(never)]
pub(super) fn follow(p: &mut Player<'_>, stage: Stage) -> Flow {
    match stage {
        Stage::Icons => icons(p),
        Stage::City => city(p),
        Stage::Dig => dig(p),
        Stage::Seize => seize(p),
        Stage::Promote => promote(p),
        Stage::When => when(p),
    }
}

/// What the icons of a melded city do, one after the other; of two that differ the player says which
/// comes first (R-CIT-4, Q-23).
fn icons(p: &mut Player<'_>) -> Flow {
    let (seat, melded) = (p.state.current, p.state.melded.card);
    let slots = p.state.table.catalog().facts(melded).slots;
    if slots.are_a_citys() {
        p.become_player(seat, Role::Actor, Some(melded));
        let city = p.state.table.card(melded);
        let searched = slots.searched();
        let acts = |icon: &&Icon| icon.purpose() == Purpose::Deed;
        let mut left: ArrayVec<Icon, 6> =
            slots.icons().iter().filter(acts).copied().chain(searched).collect();
        while let Some(&first) = left.first() {
            p.options.clear();
            let differ = left.iter().any(|&icon| icon != first);
            p.options.extend(left.iter().filter(|_| differ).copied().map(Choice::Icon));
            let icon = match differ {
                true => p.ask_which(Prompt::CityIcon).map(|place| left[place])?,
                false => first,
            };
            let place = left.iter().position(|&other| other == icon);
            place.map(|place| left.remove(place));
            match icon {
                Icon::Plus => p.draw(city.value() + 1).done()?,
                Icon::Arrow(splay) => p.splay(city.color(), splay).done()?,
                Icon::Castle
                | Icon::Crown
                | Icon::Leaf
                | Icon::Lightbulb
                | Icon::Factory
                | Icon::Clock
                | Icon::Person => p.search(city, icon)?,
                Icon::Hex
                | Icon::Echo
                | Icon::Inspire
                | Icon::Bonus(_)
                | Icon::Flag
                | Icon::Fountain
                | Icon::Blank => unreachable!("{icon} does nothing by itself"),
            }
        }
    }
    go_on(p, Some(Stage::Icons))
}

/// A color that is new on the board is worth a City (R-CIT-1).
fn city(p: &mut Player<'_>) -> Flow {
    if p.state.melded.covered.is_none() {
        p.become_player(p.state.current, Role::Actor, None);
        p.draw_for_growth()?;
    }
    go_on(p, Some(Stage::City))
}

/// A card that lies on one of no lower value, or with its image in the same slot, brings to light an
/// Artifact of the covered card's value (R-ART-1, R-ART-2). Nothing comes of it if something is on
/// display already, or no such Artifact is left (R-ART-3).
fn dig(p: &mut Player<'_>) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, None);
    if let Some(deck) = p.state.dig(seat, p.state.melded)
        && let Some(artifact) = p.state.table.top(deck)
    {
        p.state.melded.dug = Some(artifact.id());
        p.shift(Verb::Dig, artifact, Zone::display(seat), End::Top);
    }
    go_on(p, Some(Stage::Dig))
}

/// Who has dug may seize the Relic of that value: into their achievements, or if its set is in play
/// into their hand (R-ART-8, RUL-295).
fn seize(p: &mut Player<'_>) -> Flow {
    let seat = p.state.current;
    let value = p.state.melded.dug.map(|dug| p.state.table.catalog().face_up(dug).value());
    let relic = value.and_then(|value| p.state.relic_to_seize(value));
    let Some(relic) = relic else { return go_on(p, Some(Stage::Seize)) };
    p.become_player(seat, Role::Actor, Some(relic.id()));
    p.options.clear();
    let achievements = Zone::achievements(seat);
    if p.state.table.zone_of(relic.id()) != achievements {
        p.options.push(Choice::Option(1));
    }
    if p.state.rules.relics_go_to_hand(relic.set()) {
        p.options.push(Choice::Option(2));
    }
    if !p.options.is_empty() {
        p.options.push(Choice::Pass);
        if let Choice::Option(where_to) = p.ask(Prompt::Seize)? {
            match where_to {
                1 => {
                    p.shift(Verb::Seize, relic, achievements, End::Top);
                    p.has_achieved(seat)?;
                }
                _ => {
                    p.shift(Verb::Seize, relic, Zone::hand(seat), End::Top);
                    p.settle()?;
                }
            }
        }
    }
    go_on(p, Some(Stage::Seize))
}

impl State {
    /// The deck from which a player would dig by having melded a card with an action, if they would.
    pub(crate) fn dig(&self, seat: Seat, melded: Melded) -> Option<Zone> {
        let catalog = self.table.catalog();
        let covered = melded.covered?;
        let image = |id| catalog.facts(id).slots.icons().iter().position(|&icon| icon == Icon::Hex);
        let value = |id| catalog.face_up(id).value();
        let fits = value(melded.card) <= value(covered) || image(melded.card) == image(covered);
        // An age without base cards is empty for digs too, and there is none beyond the last.
        let age = self.age_to_draw(value(covered))?;
        let deck = Zone::deck(self.rules.digs?, age);
        // A card that is melded from display makes room there.
        let free = self.table.ids(Zone::display(seat)).all(|id| id == melded.card);
        let possible = free && !self.table.is_empty(deck);
        (fits && possible).then_some(deck)
    }

    /// The Relic that can be seized for an Artifact of a value: one that nobody has, or that lies among
    /// anybody's achievements.
    pub(crate) fn relic_to_seize(&self, value: Age) -> Option<Card> {
        let catalog = self.table.catalog();
        let relic = catalog.relics().find(|&relic| catalog.card(relic).value() == value)?;
        let zone = self.table.zone_of(relic);
        let in_reach = zone == Zone::RELICS || zone.is(Pile::Achievements);
        in_reach.then(|| self.table.card(relic))
    }
}

/// After a Meld action its player may promote a card of no higher value (R-ECH-3).
fn promote(p: &mut Player<'_>) -> Flow {
    let (seat, melded) = (p.state.current, p.state.melded.card);
    p.become_player(seat, Role::Actor, None);
    let highest = p.state.table.card(melded).value();
    p.options.clear();
    let forecast = p.state.table.cards(Zone::forecast(seat));
    p.options
        .extend(forecast.filter(|card| card.value() <= highest).map(|card| Choice::Card(card.id())));
    if p.options.is_empty() {
        return go_on(p, Some(Stage::Promote));
    }
    p.options.push(Choice::Pass);
    match p.ask(Prompt::Promote)?.card() {
        Some(card) => {
            if !p.act(Act::Promote, p.state.table.card(card))? {
                // A karma has replaced the promotion: there is nothing to use (RUL-302).
                return go_on(p, Some(Stage::Promote));
            }
            p.state.step = Step::FreeDogma(card);
            Ok(())
        }
        None => go_on(p, Some(Stage::Promote)),
    }
}

/// The karma of the melded card that begins with "when" is carried out now, though the card may be
/// covered by now.
fn when(p: &mut Player<'_>) -> Flow {
    let (seat, melded) = (p.state.current, p.state.melded.card);
    if p.state.table.catalog().hooks(melded).contains(Hook::When) {
        p.become_player(seat, Role::Actor, None);
        p.when_melded(p.state.table.card(melded), Zone::hand(seat))?;
    }
    go_on(p, Some(Stage::When))
}

/// Who has promoted a card may activate it at once, without using up an action.
#[inline(never)]
pub(super) fn free_dogma(p: &mut Player<'_>, card: CardId) -> Flow {
    let seat = p.state.current;
    p.become_player(seat, Role::Actor, None);
    p.options.clear();
    p.options.extend([Choice::Dogma(card), Choice::Pass]);
    match p.ask(Prompt::FreeDogma)? == Choice::Dogma(card) {
        true => dogma::begin(p, seat, card, Terms::USUAL, After::Melded(Stage::Promote)),
        false => go_on(p, Some(Stage::Promote)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::prompt::PromptKind::{self, Action, FreeDogma, May};
    use crate::state::Sequel;
    use crate::toy;

    /// What is asked one after the other, to the next action, by whoever melds a yellow Figure that asks
    /// something when melded, with a yellow card in the forecast that is promoted but not used.
    fn asked_after_a_meld(mut sequel: Sequel) -> Vec<PromptKind> {
        let mut state = toy::state_with_expansions();
        let me = Seat::at(0);
        toy::put(&mut state, "figure 1", Zone::hand(me));
        toy::put(&mut state, "yellow mix", Zone::forecast(me));
        [Stage::When, Stage::Promote].into_iter().for_each(|stage| sequel.insert(stage));
        state.rules.after_meld = sequel;
        let find = |title| state.table.catalog().find(title).expect("it is a toy card");
        let mut choices = vec![Choice::Meld(find("figure 1"))];
        let wants = [Choice::Card(find("yellow mix")), Choice::Pass, Choice::No];
        let mut game = Game::start(&state, None);
        let mut asked = Vec::new();
        while let Some(choice) = choices.pop() {
            game.choose(choice).expect("it is offered");
            let decision = game.decision().expect("the game goes on");
            asked.push(decision.prompt.kind());
            if decision.prompt != Prompt::Action {
                choices.extend(wants.iter().find(|want| decision.options.contains(want)));
            }
        }
        asked
    }

    #[test]
    fn what_follows_a_meld_has_the_order_of_the_book() {
        let promote = PromptKind::Promote;
        assert_eq!(asked_after_a_meld(Sequel::THIRD), [promote, FreeDogma, May, Action]);
        assert_eq!(asked_after_a_meld(Sequel::FOURTH), [May, promote, FreeDogma, Action]);
    }

    #[test]
    fn the_rest_is_skipped_for_a_card_that_is_covered_by_now() {
        let mut sequel = Sequel::THIRD;
        sequel.while_on_top = true;
        assert_eq!(asked_after_a_meld(sequel), [PromptKind::Promote, FreeDogma, Action]);
    }
}
