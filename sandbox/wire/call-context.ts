import type { Language } from '../../domain/language';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/hand-over-session';
import type { Surroundings } from '../context/server-context';
import type { ClientRow } from '../database/schema/clients';

/** What the resolvers of one call share. */
export type CallContext = {
  readonly surroundings: Surroundings;
  readonly language: Language;
  /** Throws the refusal that means UNAUTHORIZED when there is none. */
  readonly session: () => Promise<Session>;
  readonly client: () => Promise<ClientRow>;
  /** The cookie of the session that the browser has, if any. */
  readonly cookie: string | undefined;
  /** Called by a resolver that opened a session: the answer will carry it. */
  readonly handOver: (session: IssuedSession) => void;
};
