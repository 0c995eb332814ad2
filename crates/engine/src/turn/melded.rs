//! What follows a Meld action: an ordered list of stages (R-MEL-3).

use arrayvec::ArrayVec;

use super::action_taken;
use crate::age::Age;
use crate::card::{Card, CardId};
use crate::choice::Choice;
use crate::dogma;
use crate::event::{Role, Verb};
use crate::flow::Flow;
use crate::icon::Icon;
use crate::karma::Hook;
use crate::pile::Pile;
use crate::player::{Act, Player};
use crate::prompt::Prompt;
use crate::seat::Seat;
use crate::set::Set;
use crate::state::{After, Melded, Stage, State, Step};
use crate::table::End;
use crate::zone::Zone;

/// Goes on to what comes after a stage, or to the first of them; when none is left, the action is
/// over.
pub(super) fn go_on(p: &mut Player<'_>, after: Option<Stage>) -> Flow {
    match p.state.rules.after_meld.after(after) {
        Some(stage) => {
            p.state.step = Step::Melded(stage);
            Ok(())
        }
        None => action_taken(p),
    }
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
        let acts = |icon: &&Icon| matches!(icon, Icon::Plus | Icon::Arrow(_));
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
                Icon::Plus => p.draw(city.value() + 1).map(drop)?,
                Icon::Arrow(splay) => p.splay(city.color(), splay).map(drop)?,
                searched => p.search(city, searched)?,
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
    if p.state.rules.sets.contains(relic.set()) {
        p.options.push(Choice::Option(2));
    }
    if !p.options.is_empty() {
        p.options.push(Choice::Pass);
        match p.ask(Prompt::Seize)? {
            Choice::Option(1) => {
                p.shift(Verb::Seize, relic, achievements, End::Top);
                p.has_achieved(seat)?;
            }
            Choice::Option(_) => {
                p.shift(Verb::Seize, relic, Zone::hand(seat), End::Top);
                p.settle()?;
            }
            _ => {}
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
        let deck = Zone::deck(Set::Artifacts, age);
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
    match p.ask(Prompt::FreeDogma)? {
        Choice::Dogma(card) => dogma::begin(p, seat, card, After::Melded(Stage::Promote)),
        _ => go_on(p, Some(Stage::Promote)),
    }
}
