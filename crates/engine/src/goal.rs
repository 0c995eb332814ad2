//! What special achievements ask for, how far players are, and what could be met on the way.
//!
//! All of that comes from one statement for each, [`Special::goal`].

use crate::age::Age;
use crate::card::Card;
use crate::color::{ByColor, Color};
use crate::icon::{Icon, IconCounts};
use crate::karma::{Hook, Hooks};
use crate::marks::Marks;
use crate::phrase::Phrase;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::seen::Seen;
use crate::special::Special;
use crate::splay::Splay;
use crate::state::State;
use crate::table::Table;
use crate::zone::Zone;

/// How much of what is needed a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What counts already; never more than is needed.
    pub has: u16,
    /// What is needed.
    pub needs: u16,
}

/// What a special achievement asks for, as something to measure. All that is asked about it is asked
/// of each kind.
#[derive(Clone, Copy)]
pub(crate) enum Measure {
    /// So many of something.
    SoMany(u16, fn(&Sight) -> u16),
    /// So many of each of the six icons.
    OfEachIcon(u16),
    /// Something in each of the five colors.
    InEachColor(fn(&Sight, Color) -> bool),
    /// Something done, whatever one has: earned in the moment it is done.
    Deed(Deed),
}

/// What is done to earn a special achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Melding a city with an arrow this way onto a color that is splayed this way already.
    MeldOnto(Splay),
    /// Tucking a city with this icon.
    Tuck(Icon),
    /// Issuing it as a Decree.
    Issue,
}

/// What somebody wants to know about the goal of a special achievement.
pub(crate) trait Judge {
    type Verdict;

    /// What it asks for, in words and as something to measure.
    fn on(self, asks: &'static str, measure: Measure) -> Self::Verdict;
}

/// Whether it is met.
struct IsMet<'a>(&'a Sight<'a>);

impl Judge for IsMet<'_> {
    type Verdict = bool;

    #[inline(always)]
    fn on(self, _: &'static str, measure: Measure) -> bool {
        let IsMet(sight) = self;
        match measure {
            Measure::SoMany(needs, has) => has(sight) >= needs - sight.ease,
            Measure::OfEachIcon(needs) => {
                let enough = |&&icon: &&Icon| sight.count(icon) >= needs - sight.ease;
                match sight.ease {
                    0 => Icon::SIX.iter().all(|icon| enough(&icon)),
                    fewer => {
                        Icon::SIX.iter().filter(enough).count() >= Icon::SIX.len() - usize::from(fewer)
                    }
                }
            }
            Measure::InEachColor(fits) => match sight.ease {
                0 => Color::ALL.iter().all(|&color| fits(sight, color)),
                fewer => {
                    let colors = Color::ALL.iter().filter(|&&color| fits(sight, color)).count();
                    colors >= Color::ALL.len() - usize::from(fewer)
                }
            },
            Measure::Deed(_) => false,
        }
    }
}

/// How far one is.
struct HowFar<'a>(&'a Sight<'a>);

impl Judge for HowFar<'_> {
    type Verdict = Progress;

    fn on(self, _: &'static str, measure: Measure) -> Progress {
        let HowFar(sight) = self;
        let (has, needs) = match measure {
            Measure::SoMany(needs, has) => (has(sight), needs - sight.ease),
            Measure::OfEachIcon(needs) => {
                let needs = needs - sight.ease;
                let mut counts = Icon::SIX.map(|icon| sight.count(icon).min(needs));
                counts.sort_unstable();
                let kinds = &counts[usize::from(sight.ease)..];
                (kinds.iter().sum(), needs * kinds.len() as u16)
            }
            Measure::InEachColor(fits) => {
                let has = Color::ALL.into_iter().filter(|&color| fits(sight, color)).count();
                (has as u16, Color::ALL.len() as u16 - sight.ease)
            }
            Measure::Deed(_) => (0, 1),
        };
        Progress { has: has.min(needs), needs }
    }
}

/// Whether it is earned by a deed.
struct IsFor(Deed);

impl Judge for IsFor {
    type Verdict = bool;

    fn on(self, _: &'static str, measure: Measure) -> bool {
        let IsFor(done) = self;
        match measure {
            Measure::Deed(deed) => deed == done,
            Measure::SoMany(..) | Measure::OfEachIcon(_) | Measure::InEachColor(_) => false,
        }
    }
}

/// What it says.
struct InWords;

impl Judge for InWords {
    type Verdict = &'static str;

    fn on(self, asks: &'static str, _: Measure) -> &'static str {
        asks
    }
}

/// Whether a test holds for any special achievement, of which those of an expansion are asked for only if it is in
/// play. Named one by one, each test is compiled apart; the compiler demands that none is forgotten.
macro_rules! any_special {
    ($test:ident: $($base:ident)+ $(; if $asked:ident: $first:ident $($other:ident)*)+) => {{
        const _: fn(Special) = |special| match special {
            $(Special::$base)|+ $(| Special::$first $(| Special::$other)*)+ => (),
        };
        $($test(Special::$base))||+
            $(|| $asked(Special::$first) && ($test(Special::$first) $(|| $test(Special::$other))*))+
    }};
}

impl State {
    /// Whether a player meets the condition of a special achievement.
    #[inline]
    #[must_use]
    pub fn qualifies(&self, seat: Seat, special: Special) -> bool {
        let sight = Sight::of(self, seat, None);
        special.goal(&self.rules, IsMet(&sight))
    }

    /// Whether a player meets the condition of any special achievement that is available. Hardly ever
    /// does anybody, and that is found out fast.
    pub(crate) fn qualifies_for_any(&self, seat: Seat) -> bool {
        let any = match self.table.hooks_of(seat).contains(Hook::Specials) {
            true => self.is_any_due_with_ease(seat),
            // Nearly always what is printed is asked for: then all numbers are known when this is
            // compiled.
            false => {
                let all_icons = self.icons(seat);
                self.is_any_due(&Sight { seen: Seen::by(self, seat), reach: None, all_icons, ease: 0 })
            }
        };
        debug_assert_eq!(
            any,
            self.table
                .catalog()
                .specials()
                .iter()
                .any(|&special| self.is_available(special) && self.qualifies(seat, special)),
            "a special achievement that is not looked for"
        );
        any
    }

    /// Nothing is left of the test for what is earned by a deed.
    #[inline(always)]
    fn is_any_due(&self, sight: &Sight<'_>) -> bool {
        let is_due =
            |special: Special| special.goal(&self.rules, IsMet(sight)) && self.is_available(special);
        let asked = |special: Special| self.rules.may_award(special);
        any_special!(is_due: World Monument Wonder Universe Empire;
            if asked: Wealth Destiny Heritage History Supremacy;
            if asked: Legend Repute Fame Glory Victory;
            if asked: Advancement Expansion Rivalry Trade War)
    }

    #[cold]
    fn is_any_due_with_ease(&self, seat: Seat) -> bool {
        self.is_any_due(&Sight::of(self, seat, None))
    }

    /// How far a player is on the way to a special achievement. Everything counted is open.
    #[must_use]
    pub fn progress(&self, seat: Seat, special: Special) -> Progress {
        let sight = Sight::of(self, seat, None);
        special.goal(&self.rules, HowFar(&sight))
    }

    /// Whether a player could meet the condition of a special achievement that is still there, or win
    /// by what their board is worth, on the way through boards that show no more than this.
    pub(crate) fn could_qualify(&self, seat: Seat, reach: &Reach) -> bool {
        if !self.counts_are_foreseen(seat) {
            return true;
        }
        let sight = Sight::of(self, seat, Some(reach));
        let available =
            self.table.catalog().specials().iter().filter(|&&special| self.is_available(special));
        available.copied().any(|special| special.goal(&self.rules, IsMet(&sight)))
            || self.table.catalog().has_emblems() && self.could_have_enough(seat, reach)
    }

    /// Whether what a player counts on the way can be told from their board: what karmas add cannot.
    pub(crate) fn counts_are_foreseen(&self, seat: Seat) -> bool {
        !self.table.hooks_of(seat).meet(Hooks::COUNTS.with(Hook::Effects))
    }

    /// Whether a player could have enough achievements to win with all flags and fountains on the way.
    fn could_have_enough(&self, seat: Seat, reach: &Reach) -> bool {
        let on_the_way: usize = reach.marks.0.iter().map(|marks| marks.emblems()).sum();
        let others = self.achievements(seat) - self.emblems(seat);
        on_the_way > self.emblems(seat) && others + on_the_way >= self.achievements_to_win()
    }
}

impl Rules {
    /// Whether a special achievement is earned by a deed.
    pub(crate) fn is_earned_by(&self, special: Special, deed: Deed) -> bool {
        special.goal(self, IsFor(deed))
    }

    /// What a special achievement asks for, in words.
    #[must_use]
    pub fn asks(&self, special: Special) -> Phrase {
        Phrase::printed(special.goal(self, InWords))
    }
}

/// What goals are measured by: all that a player sees of their own, or could on the way through some
/// boards. What cannot come about on such a way is as it is now: splays, forecasts, the tally of the turn.
pub(crate) struct Sight<'a> {
    seen: Seen<'a>,
    reach: Option<&'a Reach>,
    /// The icons the board shows, all colors together.
    all_icons: IconCounts,
    /// By how much each number that is asked for is less than printed.
    pub ease: u16,
}

impl<'a> Sight<'a> {
    #[inline]
    fn of(state: &'a State, seat: Seat, reach: Option<&'a Reach>) -> Sight<'a> {
        let ease = u16::from(state.table.hooks_of(seat).contains(Hook::Specials));
        let all_icons = reach.map_or_else(|| state.icons(seat), Reach::all_icons);
        Sight { seen: Seen::by(state, seat), reach, all_icons, ease }
    }

    /// How many of an icon the board shows.
    #[inline]
    pub fn count(&self, icon: Icon) -> u16 {
        self.all_icons.get(icon)
    }

    /// The icons of each color.
    #[inline]
    fn icons(&self) -> &ByColor<IconCounts> {
        self.reach.map_or_else(|| self.seen.table().icons_by_stack(self.seen.seat), |reach| &reach.icons)
    }

    /// The bonuses and echo effects of each color.
    #[inline]
    fn marks(&self) -> &ByColor<Marks> {
        self.reach.map_or_else(|| self.seen.table().marks_by_stack(self.seen.seat), |reach| &reach.marks)
    }

    /// The value of the top card of a color, 0 without one.
    pub fn top_value(&self, color: Color) -> Age {
        match self.reach {
            None => self.seen.top(color).map_or(Age::NONE, Card::value),
            Some(reach) => reach.tops[color],
        }
    }

    /// Whether a color is splayed in a way that counts for Wonder.
    pub fn is_wondrous(&self, color: Color) -> bool {
        self.seen.state.rules.splay_is_wondrous(self.seen.splay_of(color))
    }

    /// How many top cards have a demand.
    pub fn demands(&self) -> u16 {
        self.seen.table().tops(self.seen.seat).filter(|card| card.has_demand()).count() as u16
    }

    /// How many cards were tucked in this turn, or scored, whichever are more.
    pub fn tucked_or_scored(&self) -> u16 {
        let Seen { state, seat, .. } = self.seen;
        state.tucked[seat].max(state.scored[seat]).into()
    }

    /// How many cards are in the forecast.
    pub fn forecast(&self) -> u16 {
        self.seen.table().len(Zone::forecast(self.seen.seat)) as u16
    }

    /// How many bonuses the board shows.
    pub fn bonuses(&self) -> u16 {
        let Seen { state, seat, .. } = self.seen;
        if self.reach.is_none() && state.table.hooks_of(seat).contains(Hook::Bonuses) {
            return state.bonuses(seat).len() as u16;
        }
        match self.reach {
            None => state.table.all_marks(seat).bonuses.into(),
            Some(reach) => reach.marks.0.iter().map(|marks| u16::from(marks.bonuses)).sum(),
        }
    }

    /// The most of an icon, or of card images, in one color.
    pub fn most_in_one_color(&self, icon: Icon) -> u16 {
        self.icons().0.iter().map(|icons| icons.get(icon)).max().unwrap_or(0)
    }

    /// The most echo effects in one color.
    pub fn most_echoes_in_one_color(&self) -> u16 {
        let Seen { state, seat, .. } = self.seen;
        if self.reach.is_none() && state.table.hooks_of(seat).contains(Hook::Effects) {
            return state.most_echoes_in_one_color(seat);
        }
        self.marks().0.iter().map(|marks| u16::from(marks.echoes)).max().unwrap_or(0)
    }

    /// In how many colors the same icon is so many times, for the icon that is in the most.
    #[inline]
    pub fn most_colors_with(&self, times: u16) -> u16 {
        let mut colors = IconCounts::NONE;
        for icons in self.icons().0 {
            colors += icons.at_least(times);
        }
        colors.most()
    }
}

/// The most that a board could show at any moment while cards come or go one after another: in each
/// color so many of each icon and mark, and so high a top card. It is rather too much than too little.
pub(crate) struct Reach {
    pub icons: ByColor<IconCounts>,
    pub marks: ByColor<Marks>,
    tops: ByColor<Age>,
}

impl Reach {
    /// What a board shows now.
    pub(crate) fn of(table: &Table, seat: Seat) -> Reach {
        let mut reach = Reach {
            icons: ByColor(Color::ALL.map(|color| table.stack_icons(seat, color))),
            marks: ByColor(Color::ALL.map(|color| table.marks(seat, color))),
            tops: ByColor([Age::NONE; Color::ALL.len()]),
        };
        table.tops(seat).for_each(|top| reach.see_top(top));
        reach
    }

    /// The icons of all colors together.
    fn all_icons(&self) -> IconCounts {
        let mut all = IconCounts::NONE;
        self.icons.0.iter().for_each(|&icons| all += icons);
        all
    }

    /// A card could be on top on the way.
    pub(crate) fn see_top(&mut self, card: Card) {
        let top = &mut self.tops[card.color()];
        *top = (*top).max(card.value());
    }
}
