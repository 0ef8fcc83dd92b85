import type { User } from '../../../domain/clients/user';
import type { AsyncResult } from '../call-failure';

/** Everything the server states of who is signed in: what is open to the client follows from it [ENT-12, ROLE-01, ROLE-05]. */
export abstract class Users {
  abstract current(): AsyncResult<User>;
}
