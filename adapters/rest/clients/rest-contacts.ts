import type { AsyncResult } from '../../../application/ports/call-failure';
import { Contacts, type OwnContact } from '../../../application/ports/clients/contacts';
import { contactCalls } from '../../../contract/rest/account/contact-calls';
import { ownContact, type OwnContactAnswer } from '../../../contract/rest/account/contact';
import { onlyPresent } from '../../http/only-present';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';
import { sessionEndingPolicy } from '../session-ending-policy';

const shared = { policy: { showErrors: false }, read: readJson(ownContact, toOwnContact) };

/** The client's own contact over REST, by calls that are our own decision (ADR 0100). */
export class RestContacts extends Contacts {
  constructor(private readonly client: RestClient) {
    super();
  }

  current(): AsyncResult<OwnContact> {
    return this.client.call(contactCalls, { name: 'ownContact', ...shared });
  }

  request(input: Parameters<Contacts['request']>[0]): AsyncResult<OwnContact> {
    return this.client.call(contactCalls, {
      name: 'requestContactChange',
      body: input,
      ...shared,
      policy: sessionEndingPolicy,
    });
  }

  cancel(id: string): AsyncResult<OwnContact> {
    return this.client.call(contactCalls, { name: 'cancelContactChange', body: { id }, ...shared });
  }
}

function toOwnContact({ email, mobile, address, changes }: OwnContactAnswer): OwnContact {
  return {
    onFile: onlyPresent({ email: email ?? undefined, mobile: mobile ?? undefined, address: address ?? undefined }),
    changes,
  };
}
