//! How one value differs from another, so that only that is sent. `wire::Changes` describes the form.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::written::{Form, Piece, Written};

/// How long a change is, about.
const ROOM: usize = 1024;

/// How many pairs of members of two lists are compared with each other at most.
const MOST_PAIRS: usize = 2500;

/// How `new` differs from `old`, as it is sent: `null` if it does not.
#[must_use]
pub fn between(old: &Written, new: &Written) -> String {
    let mut change = String::with_capacity(ROOM);
    if !tell(old.whole(), new.whole(), &mut change) {
        change.push_str("null");
    }
    change
}

/// Writes how one piece differs from another, if it does: as shortly as it can be said.
fn tell(old: Piece<'_>, new: Piece<'_>, change: &mut String) -> bool {
    if old.text() == new.text() {
        return false;
    }
    let start = change.len();
    match (old.form(), new.form()) {
        (Form::Object, Form::Object) => tell_members(old, new, change),
        (Form::List, Form::List) => tell_list(old, new, change),
        _ => return tell_whole(new, change),
    }
    if change.len() - start > new.text().len() + "[]".len() {
        change.truncate(start);
        return tell_whole(new, change);
    }
    true
}

/// Writes that something has another value.
fn tell_whole(new: Piece<'_>, change: &mut String) -> bool {
    change.push('[');
    change.push_str(new.text());
    change.push(']');
    true
}

/// Writes the changes of members, by name.
fn tell_members(old: Piece<'_>, new: Piece<'_>, change: &mut String) {
    let old: Vec<_> = old.members().collect();
    let mut members = Listing::new(change, '{');
    let mut stayed = 0;
    let mut names = Vec::with_capacity(old.len());
    for (name, value) in new.members() {
        // They come in the same order, but for some that are not always there.
        let before = old.get(names.len()).filter(|(same, _)| *same == name);
        let before = before.or_else(|| old.iter().find(|(same, _)| *same == name));
        stayed += usize::from(before.is_some());
        names.push(name);
        members.add(|change| {
            change.push_str(name);
            change.push(':');
            match before {
                Some((_, old)) => tell(*old, value, change),
                None => tell_whole(value, change),
            }
        });
    }
    let gone = old.iter().filter(|(name, _)| stayed < old.len() && !names.contains(name));
    for (name, _) in gone {
        members.add(|change| {
            change.push_str(name);
            change.push_str(":0");
            true
        });
    }
    members.end('}');
}

/// Writes the changes of a list, in the shortest of the ways in which they can be told.
fn tell_list(old: Piece<'_>, new: Piece<'_>, change: &mut String) {
    let old: Vec<_> = old.members().map(|(_, value)| value).collect();
    let new: Vec<_> = new.members().map(|(_, value)| value).collect();
    let alike = |(one, other): &(&Piece<'_>, &Piece<'_>)| one.text() == other.text();
    let before = old.iter().zip(&new).take_while(alike).count();
    let after = old[before..].iter().rev().zip(new[before..].iter().rev()).take_while(alike).count();
    let (gone, come) = (&old[before..old.len() - after], &new[before..new.len() - after]);

    let start = change.len();
    write!(change, "[{before},{},", gone.len()).ok();
    let mut values = Listing::new(change, '[');
    come.iter().for_each(|value| {
        values.add(|change| {
            change.push_str(value.text());
            true
        })
    });
    values.end(']');
    change.push(']');

    let mut other_way = String::new();
    if old.len() == new.len() {
        tell_places(&old, &new, &mut other_way);
    } else if gone.len() * come.len() <= MOST_PAIRS
        && come.iter().any(|value| value.form() != Form::Plain)
    {
        tell_origins(&old, &new, (before, after), &mut other_way);
    }
    if !other_way.is_empty() && other_way.len() < change.len() - start {
        change.truncate(start);
        change.push_str(&other_way);
    }
}

/// Writes the changes of a list that is as long as before, by place.
fn tell_places(old: &[Piece<'_>], new: &[Piece<'_>], change: &mut String) {
    let mut places = Listing::new(change, '{');
    for (place, (old, new)) in old.iter().zip(new).enumerate() {
        places.add(|change| {
            write!(change, "\"{place}\":").ok();
            tell(*old, *new, change)
        });
    }
    places.end('}');
}

/// Writes where the members of a list come from, after those that stay at its beginning: from which place,
/// and how they have changed.
fn tell_origins(
    old: &[Piece<'_>],
    new: &[Piece<'_>],
    (before, after): (usize, usize),
    change: &mut String,
) {
    write!(change, "[{before},").ok();
    let mut origins = Listing::new(change, '[');
    let gone = &old[before..old.len() - after];
    for value in &new[before..new.len() - after] {
        origins.add(|change| {
            let likest = (before..).zip(gone).max_by_key(|(_, old)| likeness(**old, *value));
            let Some((place, old)) = likest.filter(|(_, old)| old.form() == value.form()) else {
                return tell_whole(*value, change);
            };
            let start = change.len();
            write!(change, "[{place},").ok();
            if !tell(*old, *value, change) {
                change.truncate(start);
                change.push_str(&place.to_string());
                return true;
            }
            change.push(']');
            if change.len() - start > value.text().len() + "[]".len() {
                change.truncate(start);
                return tell_whole(*value, change);
            }
            true
        });
    }
    for place in old.len() - after..old.len() {
        origins.add(|change| {
            change.push_str(&place.to_string());
            true
        });
    }
    origins.end(']');
    change.push(']');
}

/// How many bytes are compared at once.
const CHUNK: usize = 8;

/// How much two pieces have in common at their beginning, where what they are is told.
fn likeness(one: Piece<'_>, other: Piece<'_>) -> usize {
    let chunks = one.text().as_bytes().chunks(CHUNK).zip(other.text().as_bytes().chunks(CHUNK));
    chunks.take_while(|(one, other)| one == other).count()
}

/// What is written between brackets, with commas between.
struct Listing<'a> {
    text: &'a mut String,
    empty: bool,
}

impl<'a> Listing<'a> {
    fn new(text: &'a mut String, bracket: char) -> Listing<'a> {
        text.push(bracket);
        Listing { text, empty: true }
    }

    /// Writes one more, unless it turns out that there is nothing to write.
    fn add(&mut self, write: impl FnOnce(&mut String) -> bool) {
        let start = self.text.len();
        if !self.empty {
            self.text.push(',');
        }
        match write(self.text) {
            true => self.empty = false,
            false => self.text.truncate(start),
        }
    }

    fn end(self, bracket: char) {
        self.text.push(bracket);
    }
}

/// What a value is after a change; none if the change does not fit.
#[must_use]
#[allow(clippy::wildcard_enum_match_arm, reason = "JSON will have no other values")]
pub fn apply(value: Value, change: &Value) -> Option<Value> {
    match (value, change) {
        (value, Value::Null) => Some(value),
        (Value::Object(mut object), Value::Object(members)) => {
            for (name, change) in members {
                if change == &json!(0) {
                    object.remove(name);
                } else {
                    let old = object.remove(name).unwrap_or_default();
                    object.insert(name.clone(), apply(old, change)?);
                }
            }
            Some(Value::Object(object))
        }
        (Value::Array(mut list), Value::Object(members)) => {
            for (place, change) in members {
                let member = list.get_mut(place.parse::<usize>().ok()?)?;
                *member = apply(member.take(), change)?;
            }
            Some(Value::Array(list))
        }
        (value, Value::Array(change)) => match (value, change.as_slice()) {
            (_, [new]) => Some(new.clone()),
            (Value::Array(mut list), [before, Value::Array(origins)]) => {
                let members = origins.iter().map(|origin| come_from(&list, origin));
                let members: Vec<Value> = members.collect::<Option<_>>()?;
                let before = before.as_u64()? as usize;
                list.truncate((before <= list.len()).then_some(before)?);
                list.extend(members);
                Some(Value::Array(list))
            }
            (Value::Array(mut list), [place, count, Value::Array(values)]) => {
                let (place, count) = (place.as_u64()? as usize, count.as_u64()? as usize);
                let end = place.checked_add(count).filter(|end| *end <= list.len())?;
                list.splice(place..end, values.iter().cloned());
                Some(Value::Array(list))
            }
            _ => None,
        },
        _ => None,
    }
}

/// A member of a list, by where in the list before it comes from.
#[allow(clippy::wildcard_enum_match_arm, reason = "JSON will have no other values")]
fn come_from(list: &[Value], origin: &Value) -> Option<Value> {
    let member = |place: &Value| list.get(place.as_u64()? as usize).cloned();
    match origin {
        Value::Array(origin) => match origin.as_slice() {
            [new] => Some(new.clone()),
            [place, change] => apply(member(place)?, change),
            _ => None,
        },
        place => member(place),
    }
}

#[cfg(test)]
mod tests {
    use super::apply;
    use crate::written::Written;
    use serde_json::{Value, json};

    fn between(old: &Value, new: &Value) -> Value {
        let change = super::between(&Written::new(old, 0).unwrap(), &Written::new(new, 0).unwrap());
        serde_json::from_str(&change).unwrap()
    }

    #[test]
    fn a_change_says_what_differs_and_no_more() {
        let old = json!({"a": 1, "b": ["one", "two", "three"], "c": {"d": null, "e": "x"}, "f": [{"g": 1}, {"g": 2, "h": "unlike"}]});
        let new = json!({"a": null, "b": ["one", "three"], "c": {"d": 0, "e": "x"}, "f": [{"g": 1}, {"g": 3, "h": "unlike"}]});
        let change = between(&old, &new);
        let expected = json!({"a": [null], "b": [1, 1, []], "c": {"d": [0]}, "f": {"1": {"g": [3]}}});
        assert_eq!(change, expected);
        assert_eq!(apply(old, &change), Some(new));
    }

    #[test]
    fn what_has_hardly_anything_in_common_is_told_anew() {
        assert_eq!(between(&json!({"a": 1, "b": 2}), &json!({"c": 3})), json!([{"c": 3}]));
        assert_eq!(between(&json!([1, 2, 3]), &json!([4])), json!([[4]]));
    }

    #[test]
    fn whatever_changes_can_be_applied() {
        let values = [
            json!(null),
            json!(0),
            json!([]),
            json!({}),
            json!([0]),
            json!([null, null]),
            json!([1, 2, 1, 2]),
            json!([[1], {"a": []}, 2]),
            json!({"a": {"b": [1, 2, 3]}, "c": 0}),
            json!({"a": {"b": [3]}, "d": null}),
            json!({"a": []}),
            json!([{"a": "a long text", "b": 1}, {"a": "another text", "b": 2}]),
            json!([1, {"a": "another text", "b": 2}, {"a": "a long text", "b": 3}, {"a": "a long text", "b": 1}]),
            json!(["\"", {"a": "another text", "b": [1, 2, {"c": "}]"}]}, [], [[[]]]]),
        ];
        for old in &values {
            for new in &values {
                let change = between(old, new);
                assert_eq!(apply(old.clone(), &change).as_ref(), Some(new), "{old} {change}");
                assert_eq!(change.is_null(), old == new);
            }
        }
    }

    #[test]
    fn members_of_a_list_are_told_by_where_they_come_from() {
        let meld = |card: &str, icons: u8| json!({"words": ["Meld ", {"is": "card", "text": card}], "icons": icons});
        let old = json!([meld("Tools", 3), meld("Archery", 4), meld("Oars", 1)]);
        let new = json!([meld("Archery", 4), meld("Oars", 2), {"words": ["Draw"]}, meld("Tools", 3)]);
        let change = between(&old, &new);
        assert_eq!(change, json!([0, [1, [2, {"icons": [2]}], [{"words": ["Draw"]}], 0]]));
        assert_eq!(apply(old, &change), Some(new));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let misfits = [
            (json!([1]), json!({"1": [2]})),
            (json!([1]), json!([1, 1, []])),
            (json!([1]), json!([2, []])),
            (json!([1]), json!([0, [1]])),
            (json!([1]), json!([0, [[1, null]]])),
        ];
        for (value, change) in misfits.into_iter().chain([(json!(1), json!({"a": [2]}))]) {
            assert_eq!(apply(value, &change), None::<Value>, "{change}");
        }
    }
}
