//! A value as it is sent, with where its parts end: it is written once, and can be sent to many and
//! compared with others without being read again.

use std::io;

use memchr::memchr2;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::Error;
use serde_json::ser::{CharEscape, CompactFormatter, Formatter};
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
    /// Writes a value that will need about so much room, and in which nothing is written already.
    ///
    /// # Errors
    /// If it cannot be written, which would be a fault of the program.
    pub fn new(value: &impl Serialize, room: usize) -> Result<Written, Error> {
        let mut page = Page::default();
        page.text.reserve(room);
        page.holders.reserve(room / 24);
        value.serialize(&mut serde_json::Serializer::with_formatter(Nothing, Pen(&mut page)))?;
        let Page { text, holders, .. } = page;
        let text = String::from_utf8(text).map_err(Error::custom)?;
        Ok(Written { text: text.into_boxed_str(), holders: holders.into_boxed_slice() })
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

/// What is being written.
#[derive(Default)]
struct Page {
    text: Vec<u8>,
    holders: Vec<Holder>,
    /// The lists and objects that have begun and not ended.
    open: Vec<usize>,
}

impl Page {
    fn begin(&mut self, bracket: u8) {
        self.open.push(self.holders.len());
        self.holders.push(Holder::default());
        self.text.push(bracket);
    }

    fn end(&mut self, bracket: u8) {
        self.text.push(bracket);
        let closed = self.open.pop().expect("what ends has begun");
        self.holders[closed] = Holder { end: self.text.len() as u32, next: self.holders.len() as u32 };
    }
}

/// Writes on a page, and notes there where lists and objects end. All that serde_json writes goes through its
/// formatter, which writes by itself, so that it knows how far it is; the writer beside it has nothing to do.
struct Pen<'a>(&'a mut Page);

/// A writer that is not to be written to.
struct Nothing;

impl io::Write for Nothing {
    fn write(&mut self, _text: &[u8]) -> io::Result<usize> {
        Err(io::Error::other("this kind of value is not written by the pen"))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Numbers and the like, as they are written everywhere.
macro_rules! as_everywhere {
    ($($write:ident: $kind:ty),*) => {
        $(fn $write<W: ?Sized + io::Write>(&mut self, _: &mut W, value: $kind) -> io::Result<()> {
            CompactFormatter.$write(&mut self.0.text, value)
        })*
    };
}

/// One mark.
macro_rules! marks {
    ($($write:ident: $mark:literal),*) => {
        $(fn $write<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
            self.0.text.push($mark);
            Ok(())
        })*
    };
}

/// A comma, except before the first.
macro_rules! commas {
    ($($write:ident),*) => {
        $(fn $write<W: ?Sized + io::Write>(&mut self, _: &mut W, first: bool) -> io::Result<()> {
            if !first {
                self.0.text.push(b',');
            }
            Ok(())
        })*
    };
}

/// Where a list or an object begins or ends.
macro_rules! brackets {
    ($($write:ident: $noted:ident $bracket:literal),*) => {
        $(fn $write<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
            self.0.$noted($bracket);
            Ok(())
        })*
    };
}

impl Formatter for Pen<'_> {
    as_everywhere! {
        write_bool: bool, write_i8: i8, write_i16: i16, write_i32: i32, write_i64: i64, write_u8: u8, write_u16: u16,
        write_u32: u32, write_u64: u64, write_f32: f32, write_f64: f64, write_number_str: &str,
        write_char_escape: CharEscape
    }
    marks! { begin_string: b'"', end_string: b'"', begin_object_value: b':' }
    commas! { begin_array_value, begin_object_key }
    brackets! { begin_array: begin b'[', end_array: end b']', begin_object: begin b'{', end_object: end b'}' }

    fn write_null<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.0.text.extend_from_slice(b"null");
        Ok(())
    }

    fn write_string_fragment<W: ?Sized + io::Write>(&mut self, _: &mut W, text: &str) -> io::Result<()> {
        self.0.text.extend_from_slice(text.as_bytes());
        Ok(())
    }

    fn write_raw_fragment<W: ?Sized + io::Write>(&mut self, _: &mut W, _: &str) -> io::Result<()> {
        Err(io::Error::other("where the parts of something end that is written already is not known"))
    }
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
    use serde_json::value::RawValue;
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

    #[test]
    fn what_is_written_already_is_refused_rather_than_misread() {
        let raw = RawValue::from_string("[[1], 2]".to_owned()).unwrap();
        assert!(Written::new(&raw, 0).is_err());
    }
}
