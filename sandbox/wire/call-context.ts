import type { Language } from '../../domain/language';
import type { Session } from '../context/find-session';
import type { BrowserOrigin } from '../context/login-origin';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import type { ClientRow } from '../database/schema/clients';

/** The context that the resolvers of one call share. */
export type CallContext = {
  readonly server: ServerContext;
  readonly language: Language;
  /** Throws the refusal that means UNAUTHORIZED when there is none. */
  readonly session: () => Promise<Session>;
  readonly client: () => Promise<ClientRow>;
  /** The cookie of the session that the browser has, if any. */
  readonly cookie: string | undefined;
  /** True if the call says that its client has just re-authenticated for it [REAUTH-11]. */
  readonly isReAuthenticated: boolean;
  /** The key that the call is sent under, as it came, if any [API-90]. */
  readonly idempotencyKey: string | undefined;
  /** Called by a resolver that opened a session: the answer will carry it. */
  readonly sendSession: (session: IssuedSession) => void;
  /** From where the call comes. */
  readonly origin: () => BrowserOrigin;
  /** The answer will mark the browser as one that a client logged in from. */
  readonly markBrowser: (origin: BrowserOrigin) => void;
};
