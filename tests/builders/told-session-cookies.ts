import { SessionCookies } from '../../application/ports/session/session-cookies';

/** A browser that keeps the cookies of sessions unless the test says otherwise. */
export class ToldSessionCookies extends SessionCookies {
  constructor(private readonly kept = true) {
    super();
  }

  areKept(): boolean {
    return this.kept;
  }
}
