//! What a tournament found out, ready to be shown.

use serde::Serialize;
use splay_bots::Bot;
use splay_bots::tournament::{Played, Score, Tally, rate};
use splay_engine::By;

use super::store::Settings;

/// What a tournament found out.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Report {
    pub settings: Settings,
    /// How many deals every two bots played.
    pub pairs: u64,
    /// How many games were played in all.
    pub games: u64,
    /// Who is rated 1000.
    pub anchor: Bot,
    /// Whether the ratings needed an added draw to be finite.
    pub bounded: bool,
    /// The bots, the strongest first.
    pub bots: Vec<Line>,
    /// How each did against each, in the same order; none against itself.
    pub cross: Vec<Vec<Option<Score>>>,
    /// Games by how they ended.
    pub endings: Vec<Ended>,
    /// How long games were, in turns.
    pub turns: Lengths,
    /// The games themselves.
    #[serde(skip)]
    pub played: Vec<Played>,
}

/// How one bot did.
#[derive(Debug, Clone, Serialize)]
pub(super) struct Line {
    pub bot: Bot,
    pub games: u64,
    #[serde(flatten)]
    pub score: Score,
    /// Wins and half the draws, of all games.
    pub win_share: f64,
    /// The 95% interval of the share.
    pub win_share_interval: (f64, f64),
    pub elo: f64,
    /// Half the width of the 95% interval; none for the anchor.
    pub elo_margin: Option<f64>,
    pub milliseconds_per_decision: Option<f64>,
}

/// How many games ended in some way.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Ended {
    /// None if they were broken off because they would not end.
    pub by: Option<By>,
    pub games: u64,
}

impl Ended {
    /// The words for it.
    pub fn name(self) -> &'static str {
        self.by.map_or("cut off", By::name)
    }
}

/// How long games were, in turns.
#[derive(Debug, Clone, Copy, Serialize)]
pub(super) struct Lengths {
    pub shortest: u16,
    pub mean: f64,
    pub longest: u16,
}

impl Report {
    /// Sums up the games of a tournament.
    pub fn of(settings: Settings, pairs: u64, played: Vec<Played>) -> Report {
        let bots = &settings.bots;
        let tally = Tally::of(bots, &played);
        let anchor = bots.iter().position(|&bot| bot == Bot::Greedy).unwrap_or(0);
        let ratings = rate(&tally.points(), anchor);
        let mut order: Vec<usize> = (0..bots.len()).collect();
        // Equal ratings differ in their last digits, by the order of the sums; names decide then.
        let rank = |bot: usize| ((-1000.0 * ratings.of[bot].elo).round() as i64, bots[bot].to_string());
        order.sort_by_key(|&bot| rank(bot));
        let lines = order.iter().map(|&bot| {
            let score = tally.scores[bot];
            Line {
                bot: bots[bot],
                games: score.games(),
                score,
                win_share: score.share().unwrap_or(0.0),
                win_share_interval: score.interval(),
                elo: ratings.of[bot].elo,
                elo_margin: ratings.of[bot].margin,
                milliseconds_per_decision: tally.milliseconds[bot],
            }
        });
        let against = |one: usize, other: usize| (one != other).then(|| tally.against[one][other]);
        let cross = order.iter().map(|&one| order.iter().map(|&other| against(one, other)).collect());
        let ended = |by| Ended { by, games: played.iter().filter(|game| game.by == by).count() as u64 };
        let turns = || played.iter().map(|game| game.turns);
        Report {
            pairs,
            games: played.len() as u64,
            anchor: bots[anchor],
            bounded: ratings.bounded,
            bots: lines.collect(),
            cross: cross.collect(),
            endings: By::ALL.into_iter().map(Some).chain([None]).map(ended).collect(),
            turns: Lengths {
                shortest: turns().min().unwrap_or(0),
                mean: turns().map(f64::from).sum::<f64>() / played.len().max(1) as f64,
                longest: turns().max().unwrap_or(0),
            },
            settings,
            played,
        }
    }

    /// Which tournament it was, in one line.
    pub fn heading(&self) -> String {
        let setup = &self.settings.setup;
        format!(
            "{} edition, {} players, {} games: each pair of bots plays {} deals with the seats swapped (seed {})",
            setup.edition, setup.players, self.games, self.pairs, setup.seed
        )
    }

    /// What to know about the numbers, in sentences.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = vec![format!(
            "{} is rated 1000; ± is the 95% confidence interval of the difference.",
            self.anchor
        )];
        if self.bounded {
            notes.push(BOUNDED.into());
        }
        let endless = self.played.iter().filter(|game| game.by.is_none()).count();
        if endless > 0 {
            notes.push(format!(
                "{endless} of the games did not end; they were cut off and count as draws."
            ));
        }
        notes
    }
}

/// What to know about ratings that would not be finite by themselves.
const BOUNDED: &str = "Some bots never lost a game to the others, so their lead has no upper bound; to \
                               keep the ratings finite, one drawn game was added for each pair of bots.";

impl Line {
    /// The rating with its interval.
    pub fn rating(&self) -> String {
        match self.elo_margin {
            Some(margin) => format!("{:.0} ± {margin:.0}", self.elo),
            None => format!("{:.0}", self.elo),
        }
    }

    /// The interval of the win share, in percent.
    pub fn interval(&self) -> String {
        let (low, high) = self.win_share_interval;
        format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high)
    }

    /// Milliseconds per decision.
    pub fn thinking(&self) -> String {
        match self.milliseconds_per_decision {
            Some(ms) if ms >= 10.0 => format!("{ms:.0}"),
            Some(ms) if ms >= 0.095 => format!("{ms:.2}"),
            Some(ms) if ms >= 0.000_5 => format!("{ms:.3}"),
            Some(_) => "< 0.001".into(),
            None => "–".into(),
        }
    }
}
