import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Assertion, PasskeyRequest } from '../../../application/ports/passkeys/authenticator';
import { PasskeyStepUps } from '../../../application/ports/re-authentication/passkey-step-ups';
import { nothing } from '../../../contract/rest/nothing';
import { passkeyCalls } from '../../../contract/rest/passkeys/passkey-calls';
import { passkeyRequest } from '../../../contract/rest/passkeys/passkeys';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** Passkeys in place of the secret, over REST [REAUTH-01]. */
export class RestPasskeyStepUps extends PasskeyStepUps {
  constructor(private readonly client: RestClient) {
    super();
  }

  ask(nonce: string): AsyncResult<PasskeyRequest> {
    return this.client.call(passkeyCalls, {
      name: 'askPasskeyProof',
      body: { nonce },
      policy,
      read: readJson(passkeyRequest, (request): PasskeyRequest => request),
    });
  }

  give(proof: { readonly nonce: string; readonly assertion: Assertion }): AsyncResult<void> {
    return this.client.call(passkeyCalls, {
      name: 'givePasskeyProof',
      body: proof,
      policy,
      read: readJson(nothing, () => undefined),
    });
  }
}
