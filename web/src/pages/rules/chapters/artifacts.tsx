/** Artifacts of History: what it adds to everything before. */

import { CardFace, CardName } from "../../../card";

export function Artifacts() {
  return (
    <>
      <p>
        This expansion adds 105 Artifacts, five Relics and a seat for one more player; one more achievement is needed to win. It
        goes with the third edition. You dig up Artifacts, and they lie on <b>display</b> until you use them.
      </p>
      <div className="echo-cards" aria-hidden="true">
        {["Holmegaard Bows", "Sibidu Needle", "Mask of Warka"].map((title) => (
          <CardFace key={title} title={title} />
        ))}
      </div>
      <h3>Digging</h3>
      <p>
        A Meld <i>action</i> digs if the card you meld covers another one, and either is not of higher value or has its picture in
        the same slot. You dig up an Artifact of the value of the covered card and put it face up on your display, unless
        something lies there already.
      </p>
      <h3>The display</h3>
      <p>
        Before the two actions of your turn, you may use the card on display as a free Dogma action, return it, or leave it there.
        When you use it, its icons count as yours; afterward, it is returned. You may also meld it from there as if it were in
        your hand. Otherwise no effect touches it.
      </p>
      <h3>Compels</h3>
      <p>
        A demand hits opponents with fewer icons; a <b>compel</b>, such as the one on <CardName title="Holmegaard Bows" />, hits
        those who share. They obey it and still share the card’s other effects. A compel never earns you the free draw.
      </p>
      <h3>Relics</h3>
      <p>
        Five Relics lie face up beside the decks of ages 3 to 7. When you dig up an Artifact of a Relic’s age, you may{" "}
        <b>seize</b> the Relic, from beside its deck or from anybody’s achievements: into your achievements, where it counts as
        one and stays face up, or into your hand if its set is in play. A Relic that is returned goes back beside its deck. You
        can also play without Relics.
      </p>
    </>
  );
}
