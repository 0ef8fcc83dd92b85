import type { AsyncResult } from '../../../application/ports/call-failure';
import type { NewCredential, PasskeyCreation } from '../../../application/ports/passkeys/authenticator';
import { type PasskeyList, Passkeys } from '../../../application/ports/passkeys/passkeys';
import { passkeyCalls } from '../../../contract/rest/passkeys/passkey-calls';
import { passkeyCreation, passkeyList, type PasskeyListAnswer } from '../../../contract/rest/passkeys/passkeys';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';
import { sessionEndingPolicy } from '../session-ending-policy';

const policy = { showErrors: false };
const listed = { policy, read: readJson(passkeyList, toList) };

/** The client's own passkeys over REST [R14]. */
export class RestPasskeys extends Passkeys {
  constructor(private readonly client: RestClient) {
    super();
  }

  list(): AsyncResult<PasskeyList> {
    return this.client.call(passkeyCalls, { name: 'passkeys', ...listed });
  }

  begin(secret: string): AsyncResult<PasskeyCreation> {
    return this.client.call(passkeyCalls, {
      name: 'beginPasskey',
      body: { secret },
      policy,
      read: readJson(passkeyCreation, (options): PasskeyCreation => options),
    });
  }

  add(made: { readonly name: string; readonly credential: NewCredential }): AsyncResult<PasskeyList> {
    return this.client.call(passkeyCalls, { name: 'addPasskey', body: made, ...listed });
  }

  rename(input: { readonly id: string; readonly name: string }): AsyncResult<PasskeyList> {
    return this.client.call(passkeyCalls, { name: 'renamePasskey', body: input, ...listed });
  }

  remove(input: { readonly id: string; readonly secret: string }): AsyncResult<PasskeyList> {
    return this.client.call(passkeyCalls, {
      name: 'removePasskey',
      body: input,
      ...listed,
      policy: sessionEndingPolicy,
    });
  }
}

function toList({ uses, passkeys }: PasskeyListAnswer): PasskeyList {
  return { uses, passkeys: passkeys.map(({ usedAt, ...rest }) => ({ ...rest, usedAt: usedAt ?? undefined })) };
}
