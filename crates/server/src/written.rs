//! A value as it is sent, with where its parts end: it is written once, and can be sent to many and
//! compared with others without being read again.

use memchr::memchr2;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::Error;
use serde_json::value::RawValue;

/// Writes a value that will need about so much room.
///
/// # Errors
/// If it cannot be written, which would be a fault of the program.
pub fn write(value: &impl Serialize, room: usize) -> Result<String, Error> {
    let mut text = Vec::with_capacity(room);
    serde_json::to_writer(&mut text, value)?;
    String::from_utf8(text).map_err(Error::custom)
}

/// A value as it is sent.
#[derive(Clone, Debug)]
pub struct Written {
    text: Box<str>,
    /// Its lists and objects, in the order in which they begin.
    holders: Box<[Holder]>,
}

/// A list or an object.
#[derive(Clone, Copy, Default, Debug)]
struct Holder {
    /// Where it ends.
    end: u32,
    /// Which one begins next after its end.
    next: u32,
}

impl Written {
    /// Writes a value that will need about so much room.
    ///
    /// # Errors
    /// If it cannot be written, which would be a fault of the program.
    pub fn new(value: &impl Serialize, room: usize) -> Result<Written, Error> {
        let text = write(value, room)?.into_boxed_str();
        let holders = holders(text.as_bytes());
        Ok(Written { text, holders })
    }

    /// The whole of it.
    #[must_use]
    pub fn whole(&self) -> Piece<'_> {
        Piece { of: self, from: 0, to: self.text.len(), holder: 0 }
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.text).map_err(S::Error::custom)?;
        raw.serialize(serializer)
    }
}

/// Where lists and objects end.
fn holders(text: &[u8]) -> Box<[Holder]> {
    let (mut holders, mut open) = (Vec::with_capacity(text.len() / 16), Vec::new());
    let mut place = 0;
    while let Some(byte) = text.get(place) {
        match byte {
            b'"' => {
                place = end_of_text(text, place);
                continue;
            }
            b'{' | b'[' => {
                open.push(holders.len());
                holders.push(Holder::default());
            }
            b'}' | b']' => {
                let closed = open.pop().expect("what ends has begun");
                holders[closed] = Holder { end: place as u32 + 1, next: holders.len() as u32 };
            }
            _ => {}
        }
        place += 1;
    }
    holders.into_boxed_slice()
}

/// Where the text in quotes ends that begins at a place.
fn end_of_text(text: &[u8], from: usize) -> usize {
    let mut place = from + 1;
    while let Some(found) = text.get(place..).and_then(|rest| memchr2(b'"', b'\\', rest)) {
        place += found + 1;
        if text[place - 1] == b'"' {
            return place;
        }
        // What is escaped ends nothing.
        place += 1;
    }
    text.len()
}

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Members with names.
    Object,
    /// Members one after the other.
    List,
    /// Text, a number, true, false or nothing.
    Plain,
}

/// A value within one that is written.
#[derive(Clone, Copy)]
pub struct Piece<'a> {
    of: &'a Written,
    from: usize,
    to: usize,
    /// Which list or object it is, or which begins next.
    holder: usize,
}

impl<'a> Piece<'a> {
    /// It as it is written.
    #[must_use]
    pub fn text(self) -> &'a str {
        &self.of.text[self.from..self.to]
    }

    /// What it is.
    #[must_use]
    pub fn form(self) -> Form {
        match self.text().as_bytes().first() {
            Some(b'{') => Form::Object,
            Some(b'[') => Form::List,
            _ => Form::Plain,
        }
    }

    /// Its members, each with its name as it is written; in a list they have none.
    pub fn members(self) -> Members<'a> {
        let named = self.form() == Form::Object;
        Members { of: self.of, at: self.from + 1, holder: self.holder + 1, named }
    }
}

/// The members of a list or an object.
pub struct Members<'a> {
    of: &'a Written,
    at: usize,
    holder: usize,
    named: bool,
}

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, Piece<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let text = &self.of.text;
        let byte = |place: usize| text.as_bytes().get(place);
        self.at += usize::from(byte(self.at) == Some(&b','));
        if matches!(byte(self.at), None | Some(b'}' | b']')) {
            return None;
        }
        let named = self.at;
        if self.named {
            self.at = end_of_text(text.as_bytes(), self.at);
        }
        let name = &text[named..self.at];
        let (from, holder) = (self.at + usize::from(self.named), self.holder);
        let to = match byte(from) {
            Some(b'{' | b'[') => {
                let Holder { end, next } = self.of.holders[holder];
                self.holder = next as usize;
                end as usize
            }
            Some(b'"') => end_of_text(text.as_bytes(), from),
            _ => from + text[from..].find([',', '}', ']']).unwrap_or(text.len() - from),
        };
        self.at = to;
        Some((name, Piece { of: self.of, from, to, holder }))
    }
}

#[cfg(test)]
mod tests {
    use super::{Form, Piece, Written};
    use serde_json::{Value, json};

    /// A value put together again from its pieces.
    fn read(piece: Piece<'_>) -> Value {
        let name = |name: &str| serde_json::from_str::<String>(name).unwrap();
        match piece.form() {
            Form::Object => piece.members().map(|(key, value)| (name(key), read(value))).collect(),
            Form::List => piece.members().map(|(_, value)| read(value)).collect(),
            Form::Plain => serde_json::from_str(piece.text()).unwrap(),
        }
    }

    #[test]
    fn a_value_is_made_of_its_pieces() {
        let values = [
            json!(null),
            json!(-1.5),
            json!("a \"quoted\" \\ {brace], é"),
            json!([]),
            json!({}),
            json!([[], {}, [[]], "]", 1, true, null]),
            json!({"a": [1, {"b\"}": "\\"}], "c": {"d": {"e": []}, "f": 2}, "": "", "g": [[1], [2]]}),
        ];
        for value in values {
            let written = Written::new(&value, 0).unwrap();
            assert_eq!(written.whole().text(), value.to_string());
            assert_eq!(read(written.whole()), value);
        }
    }
}
