/** Whose drawings and letters the page uses. */
export function Credits() {
  return (
    <p className="credits">
      Emblems: <a href="https://game-icons.net">game-icons.net</a> by Lorc, Delapouite and{" "}
      <a href="https://game-icons.net/about.html#authors">their fellow artists</a>,{" "}
      <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. Typefaces: Source Sans 3, Alegreya Sans and Marcellus,{" "}
      <a href="https://openfontlicense.org">OFL</a>.
    </p>
  );
}
