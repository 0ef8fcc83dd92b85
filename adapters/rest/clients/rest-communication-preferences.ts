import type { AsyncResult } from '../../../application/ports/call-failure';
import { CommunicationPreferences } from '../../../application/ports/clients/communication-preferences';
import type { CommunicationPreference, StoredCommunication } from '../../../domain/clients/communication-preference';
import { onlyPresent } from '../../http/only-present';
import { accountCalls } from '../../../contract/rest/account/account-calls';
import { type CommunicationAnswer, communicationAnswer } from '../../../contract/rest/account/communication-preference';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const shared = { policy: { showErrors: false }, read: readJson(communicationAnswer, toKept) };

/** Communication preferences over REST, by calls that are our own decision (ADR 0018). */
export class RestCommunicationPreferences extends CommunicationPreferences {
  constructor(private readonly client: RestClient) {
    super();
  }

  current(): AsyncResult<StoredCommunication> {
    return this.client.call(accountCalls, { name: 'communicationPreference', ...shared });
  }

  save(preference: CommunicationPreference): AsyncResult<StoredCommunication> {
    return this.client.call(accountCalls, { name: 'keepCommunicationPreference', body: preference, ...shared });
  }
}

function toKept({ email, mobile, savedAt, ...preference }: CommunicationAnswer): StoredCommunication {
  return {
    preference,
    contact: onlyPresent({ email: email ?? undefined, mobile: mobile ?? undefined }),
    ...(savedAt ? { savedAt } : {}),
  };
}
