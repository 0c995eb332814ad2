/** What comes first. */
export function Lead() {
  return (
    <p className="lead">
      Innovation takes ten minutes to learn and a long time to master. First comes the base game in its first, third and fourth
      editions; where they differ, a note says so. Then comes what <a href="#echoes">Echoes of the Past</a>,{" "}
      <a href="#cities">Cities of Destiny</a>, <a href="#artifacts">Artifacts of History</a> and{" "}
      <a href="#figures">Figures in the Sand</a> add to it. Two to four people can play, five with the fourth edition, and{" "}
      <a href="#together">up to eight</a> with all expansions.
    </p>
  );
}
