import type { AsyncResult } from '../call-failure';

/** Keeps the client's session alive at the server; not counted as in flight [SESS-09, OPEN-64]. */
export abstract class KeepAlive {
  /** Tells the server, time and again, that the client is active [API-26]. */
  abstract heartbeat(): AsyncResult<void>;
  /** Extends the session on demand: the client was asked and stays [API-20, CONFLICT-16]. */
  abstract refresh(): AsyncResult<void>;
}
