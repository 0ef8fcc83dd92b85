import type { MessageType } from '../../../domain/notices/message';
import type { Answer } from '../call-failure';

/** A notice the asset manager switches on and off [ENT-32]; `lines` are plain texts in the client's language. */
export type Message = { readonly type: MessageType; readonly lines: readonly string[] };

/** What there is to say before the login, and whether a part of it couldn't be had. */
export type VisitorMessages = { readonly messages: readonly Message[]; readonly isIncomplete: boolean };

/** The notices of the public pages; a message that is not enabled is left out [MSG-07]. */
export abstract class Messages {
  /** Maintenance, pre-login news and disclaimer, for visitors [GQL-13, GQL-15, GQL-16, GQL-18]. */
  abstract beforeLogin(): Answer<VisitorMessages>;
}
