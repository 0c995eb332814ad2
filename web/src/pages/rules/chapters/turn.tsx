import { In } from "../In";

export function Turn() {
  return (
    <>
      <p>
        On your turn you take <b>two actions</b>, no more and no fewer. There are four kinds; you may take the same one twice, and
        even use the same card twice.
      </p>
      <div className="actions">
        <section>
          <h3>Draw</h3>
          <p>
            Take a card into your hand. The age is that of your <b>highest top card</b>. If its deck is empty, take from the next
            higher one that has cards.
          </p>
        </section>
        <section>
          <h3>Meld</h3>
          <p>
            Put any card from your hand on top of the stack of its color, whatever its age. If you have no such stack, it starts
            one.
          </p>
        </section>
        <section>
          <h3>Dogma</h3>
          <p>
            Use one of your top cards. Its effects happen in order, and others may share them or suffer from them. See{" "}
            <a href="#dogma">Dogma</a>.
          </p>
        </section>
        <section>
          <h3>Achieve</h3>
          <p>
            Claim the achievement of an age, if you have five times the age in points and a top card at least that high. See{" "}
            <a href="#achievements">Achievements</a>.
          </p>
        </section>
      </div>
      <p>
        Drawing goes up through the ages: an empty deck is skipped, whether an action or an effect makes you draw. With nothing on
        your board you draw from age 1. If you would have to draw beyond the last age, the game ends at that moment, and points
        decide.
      </p>
      <p>An effect that makes you draw, meld or claim something is not an action and does not use one up.</p>
      <In editions={["first", "third"]}>the last age is 10.</In>
      <In editions={["fourth"]}>the last age is 11.</In>
    </>
  );
}
