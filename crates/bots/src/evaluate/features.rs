//! What an evaluation looks at: how a player stands, in a few dozen numbers of about the same size.
//!
//! Besides these numbers, top cards and what is on display count, by their titles. Hands are looked at only by their backs.

use splay_engine::{
    Age, Ages, Card, CardId, Choice, Color, Icon, MAX_SEATS, Pile, Seat, Seen, Set, Special, Splay,
    State, Zone,
};

/// How many numbers say how one player stands.
const OWN: usize = 40 + Icon::ALL.len();

/// How many numbers say how a player stands against the rivals.
const AGAINST: usize = 5;

/// How many numbers an evaluation gets about a player: their own, the best of the rivals', and how
/// the two compare.
pub(crate) const INPUTS: usize = 2 * OWN + AGAINST;

/// Where the score, the age to draw from and the icons stand among a player's numbers.
const SCORE: usize = 0;
const DRAWS: usize = 1;
const ICONS: std::ops::Range<usize> = 2..2 + Icon::ALL.len();

/// What an evaluation gets about one player.
pub(crate) type Inputs = [f32; INPUTS];

/// How a card lies there for a player: whose it is, and if it is a top card, whether its owner shows more
/// of its featured icon than the other side, so that it would be used alone and its demands heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    Mine,
    MineAhead,
    Theirs,
    TheirsAhead,
    MineOnDisplay,
    TheirsOnDisplay,
}

/// How many roles there are.
pub(crate) const ROLES: usize = 6;

type Stand = [f32; OWN];

/// How everybody stands.
pub(crate) struct Stands<'a> {
    state: &'a State,
    by_seat: [Stand; MAX_SEATS],
}

impl<'a> Stands<'a> {
    pub(crate) fn of(state: &'a State) -> Stands<'a> {
        let prizes = Prizes::of(state);
        let mut by_seat = [[0.0; OWN]; MAX_SEATS];
        for seat in state.alive().iter() {
            by_seat[seat.index()] = stand(state, seat, &prizes);
        }
        Stands { state, by_seat }
    }

    /// The cards that count by themselves for a player who is still in the game: the top cards and what is
    /// on display, their own and the rivals'.
    pub(crate) fn cards(&self, seat: Seat) -> impl Iterator<Item = (CardId, Role)> + '_ {
        let state = self.state;
        let table = state.table();
        let rivals = state.opponents(seat);
        let count =
            move |seat: Seat, card: CardId| state.count(seat, table.catalog().facts(card).featured);
        let own = table.tops(seat).map(move |card| {
            let mine = count(seat, card.id());
            let ahead = rivals.iter().all(|rival| count(rival, card.id()) < mine);
            (card.id(), if ahead { Role::MineAhead } else { Role::Mine })
        });
        let theirs = rivals.iter().flat_map(move |rival| {
            table.tops(rival).map(move |card| {
                let ahead = count(seat, card.id()) < count(rival, card.id());
                (card.id(), if ahead { Role::TheirsAhead } else { Role::Theirs })
            })
        });
        own.chain(theirs).chain(self.displayed(seat))
    }

    fn displayed(&self, seat: Seat) -> impl Iterator<Item = (CardId, Role)> + '_ {
        let table = self.state.table();
        let shown = |owner: Seat| table.top(Zone::display(owner)).map(|card| card.id());
        let mine = shown(seat).map(|card| (card, Role::MineOnDisplay));
        let rivals = self.state.opponents(seat).iter().filter_map(shown);
        mine.into_iter().chain(rivals.map(|card| (card, Role::TheirsOnDisplay)))
    }

    /// What an evaluation gets about a player who is still in the game.
    pub(crate) fn inputs(&self, seat: Seat) -> Inputs {
        let own = &self.by_seat[seat.index()];
        let mut rivals = [f32::NEG_INFINITY; OWN];
        for rival in self.state.opponents(seat).iter() {
            for (best, &theirs) in rivals.iter_mut().zip(&self.by_seat[rival.index()]) {
                *best = best.max(theirs);
            }
        }
        let mut inputs = [0.0; INPUTS];
        inputs[..OWN].copy_from_slice(own);
        inputs[OWN..2 * OWN].copy_from_slice(&rivals);
        inputs[2 * OWN..].copy_from_slice(&against(self.state, own, &rivals));
        inputs
    }
}

fn against(state: &State, own: &Stand, rivals: &Stand) -> [f32; AGAINST] {
    let icons = |ahead: fn(f32, f32) -> bool| {
        ICONS.filter(|&icon| ahead(own[icon], rivals[icon])).count() as f32 / Icon::ALL.len() as f32
    };
    // The game nears its end with the last age, and then the score decides.
    let late = (own[DRAWS].max(rivals[DRAWS]) - 0.7).max(0.0) * 3.0;
    [
        // Who is ahead in an icon is spared its demands and shares what is made of it.
        icons(|mine, theirs| mine > theirs),
        icons(|mine, theirs| mine < theirs),
        flag(own[SCORE] > rivals[SCORE]),
        late,
        state.players() as f32 - 2.0,
    ]
}

/// What is still to be had.
struct Prizes {
    /// How many achievements of each age are available.
    by_age: [u8; Age::HIGHEST.index() + 1],
    special: [bool; Special::ALL.len()],
}

impl Prizes {
    fn of(state: &State) -> Prizes {
        let table = state.table();
        let mut prizes =
            Prizes { by_age: [0; Age::HIGHEST.index() + 1], special: [false; Special::ALL.len()] };
        for card in table.cards(Zone::AVAILABLE) {
            match table.catalog().as_special(card.id()) {
                Some(special) => prizes.special[special as usize] = true,
                None => prizes.by_age[card.value().index()] += 1,
            }
        }
        prizes
    }
}

/// How a player stands, seen alone.
fn stand(state: &State, seat: Seat, prizes: &Prizes) -> Stand {
    let table = state.table();
    let points = f32::from(state.points(seat));
    let level = f32::from(table.highest_top(seat).get());
    let drawn = Seen::by(state, seat).preview(Choice::Draw).draws.and_then(Zone::age);
    let draws = drawn.map_or(12.0, |age| f32::from(age.get()));
    let won = state.achievements(seat) as f32 / state.achievements_to_win() as f32;
    let acts = if state.current() == seat { f32::from(state.actions_left()) } else { 0.0 };
    let mut own = [0.0; OWN];
    own[SCORE] = points / 60.0;
    own[DRAWS] = draws / 10.0;
    for (place, icon) in ICONS.zip(Icon::ALL) {
        own[place] = f32::from(state.count(seat, icon)).sqrt() / 4.0;
    }
    let plain = [
        won,
        won * won * won,
        points.sqrt() / 8.0,
        table.len(Zone::score(seat)) as f32 / 10.0,
        flag(acts > 0.0),
        acts / 2.0,
    ];
    let mut rest = &mut own[ICONS.end..];
    put(&mut rest, &plain);
    put(&mut rest, &of_prizes(state, seat, level, prizes));
    put(&mut rest, &of_hand(state, seat, level));
    put(&mut rest, &of_board(state, seat, level));
    put(&mut rest, &of_expansions(state, seat));
    own
}

/// Puts some numbers into the first places, and leaves the others.
fn put(places: &mut &mut [f32], numbers: &[f32]) {
    let (first, others) = std::mem::take(places).split_at_mut(numbers.len());
    first.copy_from_slice(numbers);
    *places = others;
}

/// How near the next achievements are.
fn of_prizes(state: &State, seat: Seat, level: f32, prizes: &Prizes) -> [f32; 7] {
    let points = f32::from(state.points(seat));
    let (mut ready, mut near) = (0.0, 0.0);
    let mut missing = None;
    for (age, &many) in (0_u8..).zip(&prizes.by_age).filter(|&(_, &many)| many > 0) {
        let price = f32::from(state.price(seat, age.into()));
        let (short, low) = (price - points, f32::from(age) - level);
        if short <= 0.0 && low <= 0.0 {
            ready += f32::from(many);
            continue;
        }
        if short <= 5.0 && low <= 1.0 {
            near += f32::from(many);
        }
        missing.get_or_insert((short, low));
    }
    // Of all special achievements, the two that are nearest.
    let (mut first, mut second) = (0.0_f32, 0.0_f32);
    let mut all = 0.0;
    for special in Special::ALL.into_iter().filter(|&special| prizes.special[special as usize]) {
        let progress = state.progress(seat, special);
        let share = f32::from(progress.has) / f32::from(progress.needs);
        let share = share * share * share;
        second = second.max(share.min(first));
        first = first.max(share);
        all += share;
    }
    let (short, low) = missing.unwrap_or((20.0, 5.0));
    [
        (ready / state.achievements_to_win() as f32).min(1.0),
        (near / 3.0).min(1.0),
        (short / 20.0).clamp(0.0, 1.0),
        (low / 5.0).clamp(0.0, 1.0),
        first,
        second,
        all,
    ]
}

fn of_hand(state: &State, seat: Seat, level: f32) -> [f32; 5] {
    let table = state.table();
    let (mut cards, mut sum, mut best, mut rising) = (0.0_f32, 0.0, 0.0_f32, 0.0);
    for card in table.cards(Zone::hand(seat)).chain(table.cards(Zone::forecast(seat))) {
        let value = f32::from(card.value().get());
        cards += 1.0;
        sum += value;
        best = best.max(value);
        rising += flag(value > level);
    }
    [cards / 8.0, cards.sqrt() / 3.0, sum / 40.0, (best - level).max(0.0) / 4.0, rising / 4.0]
}

fn of_board(state: &State, seat: Seat, level: f32) -> [f32; 9] {
    let table = state.table();
    let (mut tops, mut colors, mut demands) = (0.0, 0.0, 0.0);
    for card in table.tops(seat) {
        tops += f32::from(card.value().get());
        colors += 1.0;
        demands += flag(card.has_demand());
    }
    let (mut left, mut right, mut up) = (0.0, 0.0, 0.0);
    let (mut cards, mut covered) = (0.0, 0.0);
    for color in Color::ALL {
        let here = table.len(Zone::stack(seat, color)) as f32;
        cards += here;
        match table.splay(seat, color) {
            Splay::None => covered += (here - 1.0).max(0.0),
            Splay::Left => left += 1.0,
            Splay::Right => right += 1.0,
            Splay::Up | Splay::Aslant => up += 1.0,
        }
    }
    [
        level / 10.0,
        tops / 40.0,
        colors / 5.0,
        demands / 5.0,
        left / 5.0,
        right / 5.0,
        up / 5.0,
        cards / 25.0,
        covered / 12.0,
    ]
}

/// What only some sets have, 0 without them: marks and emblems on the board, a card on display,
/// achievements that can be lost, cards in hand that others must not have or that issue Decrees.
fn of_expansions(state: &State, seat: Seat) -> [f32; 11] {
    let (table, rules) = (state.table(), state.rules());
    let mut numbers = [0.0; 11];
    if !table.catalog().has_marks() && !rules.piles.contains(Pile::Display) {
        return numbers;
    }
    let marks = table.all_marks(seat);
    let emblems = state.emblems(seat) as f32;
    let on_display = table.top(Zone::display(seat)).map_or(0.0, |card| f32::from(card.value().get()));
    let is_loose = |card: Card| {
        let catalog = table.catalog();
        let special = catalog.as_special(card.id());
        special.map_or(catalog.is_relic(card.id()), |special| special.decree_color().is_some())
    };
    let of_set = |set: Option<Set>| move |card: &Card| set == Some(card.set());
    let hand = || table.cards(Zone::hand(seat));
    let figures: Ages = hand().filter(of_set(rules.fades)).map(|card| card.value()).collect();
    let plain = [
        emblems / state.achievements_to_win() as f32,
        (marks.emblems() as f32 - emblems) / 2.0,
        table.cards(Zone::achievements(seat)).filter(|&card| is_loose(card)).count() as f32 / 2.0,
        f32::from(marks.echoes) / 8.0,
        f32::from(marks.inspires) / 6.0,
        flag(on_display > 0.0),
        on_display / 10.0,
        flag(hand().any(|card| of_set(rules.growth_draws)(&card))),
        table.tops(seat).filter(of_set(rules.endorsing)).count() as f32 / 5.0,
        figures.len() as f32 / 3.0,
        flag(figures.len() > 2),
    ];
    numbers.copy_from_slice(&plain);
    numbers
}

fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
