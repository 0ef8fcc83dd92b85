import type { Language } from '../../domain/language';
import type { TradingType } from '../../domain/holdings/trading-type';
import type { ValuedHolding } from '../portfolio/valued-holding';
import type { ClientRow } from '../sessions/find-client';
import type { IssuedSession, Session } from '../sessions/session-store';
import type { Surroundings } from '../server/app';

/** What the resolvers of one call share. */
export type CallContext = {
  readonly surroundings: Surroundings;
  readonly language: Language;
  /** Throws the refusal that means UNAUTHORIZED when there is none. */
  readonly session: () => Promise<Session>;
  readonly client: () => Promise<ClientRow>;
  /** The client's holdings, or those bought in one way, read once a call. */
  readonly holdings: (tradingType?: TradingType) => Promise<readonly ValuedHolding[]>;
  /** The cookie of the session that the browser has, if any. */
  readonly cookie: string | undefined;
  /** Called by a resolver that opened a session: the answer will carry it. */
  readonly handOver: (session: IssuedSession) => void;
};
