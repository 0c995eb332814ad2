//! What hangs on no game: cards, records, and the server itself.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use splay_bots::Level;
use splay_engine::scene::{Scene, every_line};
use splay_engine::{
    Audience, Catalog, Edition, Event, Facts, MAX_SEATS, Move, Rules, Seat, Set, Sets, Splay, phrase,
};

use super::App;
use super::approach::read;
use super::packed::Packed;
use super::rates::Door;
use super::variants::variants_of;
use super::visitor::{Operator, Visitor};
use crate::deal::commitment_of;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::names::short_name;
use crate::room::MOST_MOVES;
use crate::wire::{CardInfo, EditionInfo, EffectInfo, Frame, ReplayAt, ServerInfo, SetInfo};

/// How long cards may be kept: another program may have other words on them.
const KEPT: &str = "max-age=300";

/// `GET /api/info`
pub(super) async fn info(State(app): State<App>, headers: HeaderMap) -> Response {
    app.info.answer(&headers, "no-store")
}

/// The editions and what one can play in them.
pub(crate) fn editions() -> Vec<EditionInfo> {
    let edition = |edition: Edition| {
        let (sets, seats) = (sets_of(edition), most_players(edition));
        EditionInfo {
            edition,
            name: format!("{edition} edition"),
            sets: sets.iter().map(set_info).collect(),
            any_teams: Rules::of(edition, sets, 2, true).any_teams,
            variants: variants_of(edition, sets, seats[sets.expansions()]),
            seats,
        }
    };
    Edition::ALL.into_iter().map(edition).collect()
}

/// What there is to know about a server.
pub(super) fn about(hub: &Hub) -> Packed {
    let open = |splay: Splay| splay.shows().iter().map(|&slot| slot as usize).collect();
    Packed::json(&ServerInfo {
        version: env!("CARGO_PKG_VERSION"),
        rules: Rules::VERSION,
        editions: editions(),
        levels: Level::ALL.iter().map(|level| level.name()).collect(),
        seats: MAX_SEATS,
        splays: Splay::ALL.into_iter().map(|splay| (splay, open(splay))).collect(),
        passkey_site: hub.passkey_site().map(str::to_owned),
        letters: hub.sends_letters(),
    })
}

/// How many can play an edition, with no expansion, with one, and so on.
pub(super) fn most_players(edition: Edition) -> Vec<usize> {
    let sets: Vec<Set> = sets_of(edition).iter().collect();
    let with = |count: usize| sets.iter().copied().take(count).collect();
    (1..=sets.len()).map(|count| Rules::of(edition, with(count), 2, false).most_players).collect()
}

fn set_info(set: Set) -> SetInfo {
    SetInfo { set, title: set.title(), expansion: set.is_expansion() }
}

/// All sets an edition can be played with.
pub(super) fn sets_of(edition: Edition) -> Sets {
    Set::ALL.into_iter().filter(|set| set.editions().contains(edition)).collect()
}

fn every_card(edition: Edition) -> &'static Catalog {
    splay_cards::catalog(edition, sets_of(edition))
}

/// `GET /api/cards`
pub(super) async fn cards(headers: HeaderMap) -> Response {
    static ALL: LazyLock<Packed> = LazyLock::new(|| {
        let of = |edition: Edition| (edition, infos(every_card(edition)));
        let cards: BTreeMap<Edition, Vec<CardInfo>> = Edition::ALL.into_iter().map(of).collect();
        Packed::json(&cards)
    });
    ALL.answer(&headers, KEPT)
}

/// `GET /api/cards/third/base`: a game needs no more than the cards of its sets.
pub(super) async fn cards_of(
    Path((edition, set)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    type Shelves = BTreeMap<(Edition, Set), OnceLock<Packed>>;
    static SHELVES: LazyLock<Shelves> = LazyLock::new(|| {
        let of = |edition| sets_of(edition).iter().map(move |set| ((edition, set), OnceLock::new()));
        Edition::ALL.into_iter().flat_map(of).collect()
    });
    let unknown =
        || Refusal::Bad(format!("there is no set {set:?} in the edition {edition:?}; see /api/info"));
    let named: Edition = edition.parse().map_err(|_| unknown())?;
    let wanted: Set = set.parse().map_err(|_| unknown())?;
    let shelf = SHELVES.get(&(named, wanted)).ok_or_else(unknown)?;
    let cards = shelf.get_or_init(|| {
        let mut cards = infos(every_card(named));
        cards.retain(|card| card.set == wanted);
        Packed::json(&cards)
    });
    Ok(cards.answer(&headers, KEPT))
}

fn infos(catalog: &'static Catalog) -> Vec<CardInfo> {
    catalog.innovations().map(|facts| card(facts, catalog.is_relic(facts.card.id()))).collect()
}

fn card(facts: &'static Facts, relic: bool) -> CardInfo {
    let effect = |effect: &splay_engine::Effect| EffectInfo { kind: effect.kind, text: effect.words() };
    CardInfo {
        title: facts.title,
        set: facts.set,
        relic,
        age: facts.card.value(),
        color: facts.card.color(),
        icons: facts.slots.icons().to_vec(),
        featured: facts.featured,
        effects: facts.printed().map(effect).collect(),
        karmas: facts.karmas.iter().map(splay_engine::Karma::words).collect(),
        city: facts.city_words(),
    }
}

/// `POST /api/replay`
pub(super) async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    body: Bytes,
) -> Result<Json<Frame>, Refusal> {
    app.rates.check(Door::Replay, &visitor)?;
    let at: ReplayAt = read(&body)?;
    if at.record.choices.len() > MOST_MOVES {
        return Err(Refusal::Bad(format!("a record can have at most {MOST_MOVES} moves")));
    }
    // A long game takes a while to play again; those who play must not wait for it.
    Ok(Json(app.hub.study(move || frame(&at)).await??))
}

fn frame(at: &ReplayAt) -> Result<Frame, Refusal> {
    let ReplayAt { record, moves, seat } = at;
    let bad =
        |error: splay_engine::RecordError| Refusal::Bad(format!("the record is not a game: {error}"));
    let catalog = splay_cards::catalog(record.edition, record.sets);
    let audience = match seat {
        None => Audience::Referee,
        Some(seat) => {
            let last = record.players.len().saturating_sub(1);
            let found = Seat::new(*seat).filter(|seat| seat.index() <= last);
            Audience::Seat(found.ok_or(Refusal::NoSuchSeat { last })?)
        }
    };
    let of = record.choices.len();
    let moves = (*moves).min(of);
    let (mut fresh, mut seen, mut turns, mut shown) = (0, 0, Vec::new(), None);
    record
        .replay_watched(catalog, of, |game| {
            let made = game.moves().len();
            let begun = game.events_since(seen).iter().any(|event| matches!(event, Event::Turn { .. }));
            turns.extend(begun.then_some(made));
            if made == moves {
                fresh = seen;
                shown = Some(game.clone());
            }
            seen = game.events().len();
        })
        .map_err(bad)?;
    let game = shown.ok_or(Refusal::Fault)?;
    let speaker = game.speaker();
    let next = record.choices.get(moves).and_then(|next| match Move::parse(next, catalog).ok()? {
        Move::Choice(choice) => {
            let decision = game.decision()?;
            let option = speaker.option(game.state(), &decision, choice);
            Some(phrase![speaker.player(decision.player), ": ", option])
        }
        Move::Concession(seat) => Some(phrase![speaker.player(seat), " gives up"]),
    });
    Ok(Frame {
        moves,
        of,
        log: every_line(&speaker, game.events(), 0, audience),
        fresh,
        next,
        turns,
        warning: (!record.has_these_rules()).then(|| {
            format!(
                "the record was made under the rules {}; this server uses {}",
                record.rules,
                Rules::VERSION
            )
        }),
        deal: commitment_of(record),
        short_names: game.names().iter().map(|name| short_name(name).to_owned()).collect(),
        scene: Scene::of(&game, audience),
    })
}

/// `GET /metrics`
pub(super) async fn metrics(_operator: Operator, State(app): State<App>) -> String {
    metrics::gauge!("splay_tables").set(app.hub.tables() as f64);
    app.metrics.render()
}

/// `GET /health`
pub(super) async fn health(State(app): State<App>) -> Result<&'static str, Refusal> {
    app.hub.check_health().await?;
    Ok("ok")
}
