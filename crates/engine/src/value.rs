//! Values as effects name them.

use crate::age::Age;

/// A value in an effect: printed there, so that a karma can raise it, or counted from something else.
///
/// A number in the code is a printed one (`p.draw(4)`); whatever has a type of its own is counted
/// (`p.draw(card.value())`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// It stands in the text.
    Printed(Age),
    /// It was counted, or read off a card.
    Counted(Age),
}

impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Printed(number.into())
    }
}

impl From<Age> for Value {
    fn from(age: Age) -> Value {
        Value::Counted(age)
    }
}

macro_rules! counted {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Counted(number.into())
            }
        }
    )*};
}
counted!(u8, u16, usize);
