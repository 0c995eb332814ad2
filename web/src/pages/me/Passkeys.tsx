import { api } from "../../net/api";
import { addPasskey, canUsePasskeys, comeByPasskey } from "../../net/passkeys";
import type { Me } from "../../wire/Me";
import { Problem } from "../Problem";
import { useDeed } from "../useDeed";
import { ago } from "../words";
import type { Own } from "./own";
import { TEXTS } from "./texts";

/** What browsers say, for people. Of what was left they do not tell why. */
const BROWSER_SAYS: Record<string, string> = { NotAllowedError: TEXTS.passkeyLeft, InvalidStateError: TEXTS.passkeyHere };

async function inOurWords<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    throw error instanceof DOMException ? new Error(BROWSER_SAYS[error.name] ?? error.message) : error;
  }
}

/** The reader's passkeys: to sign in on another device without a link. */
export function Passkeys({ me, onMe, site }: Own & { site: string | null }) {
  const { busy, problem, run } = useDeed();
  const { passkeys } = me;
  if (!canUsePasskeys(site)) return null;
  const set = (deed: () => Promise<Me>) => run(async () => onMe(await inOurWords(deed)));
  return (
    <section className="devices" aria-label={TEXTS.passkeys}>
      <h2>{TEXTS.passkeys}</h2>
      <p>{TEXTS.passkeysWhat}</p>
      {passkeys.length > 0 && (
        <ul className="device-list">
          {passkeys.map(({ id, created, used }) => (
            <li key={id}>
              {TEXTS.passkey(ago(created), used > created ? ago(used) : null)}
              <button type="button" disabled={busy} onClick={() => set(() => api.removePasskey(id))}>
                {TEXTS.passkeyRemove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <button type="button" disabled={busy} onClick={() => set(addPasskey)}>
          {TEXTS.passkeyAdd}
        </button>
        {passkeys.length === 0 && <SignIn again />}
      </div>
      <Problem text={problem} />
    </section>
  );
}

/** To be known here by a passkey; `again` where this browser knows somebody already. */
function SignIn({ again = false }: { again?: boolean }) {
  const { busy, problem, run } = useDeed();
  const come = () =>
    run(async () => {
      if (again && !window.confirm(TEXTS.signInSure)) return;
      await inOurWords(comeByPasskey);
      // Everything on the page is another's now.
      window.location.reload();
    });
  return (
    <>
      <button type="button" disabled={busy} onClick={come}>
        {TEXTS.signIn}
      </button>
      <Problem text={problem} />
    </>
  );
}

/** For those this browser does not know yet. */
export function ComeBack({ site }: { site: string | null }) {
  if (!canUsePasskeys(site)) return null;
  return (
    <section className="devices" aria-label={TEXTS.comeBack}>
      <h2>{TEXTS.comeBack}</h2>
      <p>{TEXTS.comeBackWhat}</p>
      <div className="row">
        <SignIn />
      </div>
    </section>
  );
}
