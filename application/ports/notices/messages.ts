import type { ShownMessage } from '../../../domain/notices/message';
import type { AsyncResult } from '../call-failure';

/** The messages for visitors, and whether a part of them couldn't be loaded. */
export type VisitorMessages = { readonly messages: readonly ShownMessage[]; readonly isIncomplete: boolean };

/** The notices of the public pages; a message that is not enabled is left out [MSG-07]. */
export abstract class Messages {
  /** Maintenance, pre-login news and disclaimer, for visitors [GQL-13, GQL-15, GQL-16, GQL-18]. */
  abstract beforeLogin(): AsyncResult<VisitorMessages>;
}
