import type { ContactField } from '../../../domain/credentials/contacts/contact-change';
import type { AsyncResult } from '../call-failure';

/** A request for another contact that waits, masked, with the instants of the request and of its effect. */
export type ContactRequest = {
  readonly id: string;
  readonly field: ContactField;
  readonly value: string;
  readonly requestedAt: string;
  readonly effectiveAt: string;
};

/** The masked contacts of a client; absent where nothing is on file. The requests that wait come in the order of their effect. */
export type OwnContact = {
  readonly onFile: Readonly<Partial<Record<ContactField, string>>>;
  readonly changes: readonly ContactRequest[];
};

/** The client's own contact, and requests for another one; each method answers what is then on file and what waits [R14]. */
export abstract class Contacts {
  abstract current(): AsyncResult<OwnContact>;
  /** Asks for another contact, with the present secret; the very same again changes nothing. The session goes on under another token. */
  abstract request(input: {
    readonly field: ContactField;
    readonly value: string;
    readonly secret: string;
  }): AsyncResult<OwnContact>;
  /** Gives up a request that waits. */
  abstract cancel(id: string): AsyncResult<OwnContact>;
}
