import type { AsyncResult } from '../call-failure';
import type { Credentials } from './sessions';

/** Log-in without the auth provider, in HK's development and test environments alone [AUTH-15, CONF-14]. */
export abstract class LocalSessions {
  abstract logOn(credentials: Credentials): AsyncResult<void>;
}
