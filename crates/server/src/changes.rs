//! How one value differs from another, so that only that is sent. `wire::Changes` describes the form.

use serde_json::{Map, Value, json};

/// How `new` differs from `old`: null if it does not.
#[must_use]
pub fn between(old: &Value, new: &Value) -> Value {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            let mut members = Map::new();
            for (name, value) in new {
                let change = old.get(name).map_or_else(|| json!([value]), |old| between(old, value));
                if !change.is_null() {
                    members.insert(name.clone(), change);
                }
            }
            let gone = old.keys().filter(|name| !new.contains_key(*name));
            members.extend(gone.map(|name| (name.clone(), json!(0))));
            if members.is_empty() { Value::Null } else { Value::Object(members) }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            let changes = old.iter().zip(new).map(|(old, new)| between(old, new)).enumerate();
            let members: Map<String, Value> = changes
                .filter(|(_, change)| !change.is_null())
                .map(|(place, change)| (place.to_string(), change))
                .collect();
            if members.is_empty() { Value::Null } else { Value::Object(members) }
        }
        (Value::Array(old), Value::Array(new)) => {
            let alike = |(one, other): &(&Value, &Value)| one == other;
            let before = old.iter().zip(new).take_while(alike).count();
            let ends = old[before..].iter().rev().zip(new[before..].iter().rev());
            let after = ends.take_while(alike).count();
            json!([before, old.len() - before - after, new[before..new.len() - after]])
        }
        _ if old == new => Value::Null,
        _ => json!([new]),
    }
}

/// What a value is after a change; none if the change does not fit.
#[must_use]
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

#[cfg(test)]
mod tests {
    use super::{apply, between};
    use serde_json::{Value, json};

    #[test]
    fn a_change_says_what_differs_and_no_more() {
        let old = json!({"a": 1, "b": [1, 2, 3], "c": {"d": null, "e": "x"}, "f": [{"g": 1}, {"g": 2}]});
        let new = json!({"a": null, "b": [1, 3], "c": {"d": 0, "e": "x"}, "f": [{"g": 1}, {"g": 3}]});
        let change = between(&old, &new);
        let expected = json!({"a": [null], "b": [1, 1, []], "c": {"d": [0]}, "f": {"1": {"g": [3]}}});
        assert_eq!(change, expected);
        assert_eq!(apply(old, &change), Some(new));
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
    fn what_does_not_fit_is_refused() {
        let misfits = [(json!([1]), json!({"1": [2]})), (json!([1]), json!([1, 1, []]))];
        for (value, change) in misfits.into_iter().chain([(json!(1), json!({"a": [2]}))]) {
            assert_eq!(apply(value, &change), None::<Value>, "{change}");
        }
    }
}
