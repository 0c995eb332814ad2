import { api, sentence } from "../../net/api";
import { usePoll } from "../../net/usePoll";
import { GameRow } from "../lobby/GameRow";
import { Notice } from "../Notice";
import { useTitle } from "../title";
import { StrengthTable } from "./Standings";
import { TEXTS } from "./texts";
import "../pages.css";
import "./me.css";

/** What everybody may know of whoever has a name: how strong they are, and their public games. */
export function ProfilePage({ name }: { name: string }) {
  useTitle(name);
  const { value: profile, problem } = usePoll((signal) => api.profile(name, signal), 30_000);
  if (!profile) {
    return problem ? (
      <Notice title={TEXTS.profileMissing} action={{ text: TEXTS.toLadder, to: "/ladder/third-2" }}>
        {sentence(problem)} {TEXTS.profileMissingWhat}
      </Notice>
    ) : (
      <p className="loading" role="status">
        {TEXTS.profileLoading}
      </p>
    );
  }
  return (
    <div className="me">
      <div className="page-head">
        <h1>{profile.name}</h1>
        <p>{TEXTS.profileAbout(profile.games.length)}</p>
      </div>
      <section aria-labelledby="ratings">
        <h2 id="ratings">{TEXTS.profileRatings}</h2>
        {profile.standings.length > 0 ? (
          <StrengthTable standings={profile.standings} of={TEXTS.kind} />
        ) : (
          <p className="none-yet">{TEXTS.profileUnrated}</p>
        )}
      </section>
      {profile.games.length > 0 && (
        <section aria-labelledby="public-games">
          <h2 id="public-games">{TEXTS.profileGames}</h2>
          <ul className="games">
            {profile.games.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
