//! Figures on another player's board. What you do sets off none of their "if you would"; what their owner does
//! in your turn does, in an effect that is shared and in a demand, and the owner decides.

mod claims;
mod melds;
mod others;
mod scores;
mod tucks;
