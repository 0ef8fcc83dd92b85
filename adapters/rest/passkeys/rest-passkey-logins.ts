import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Assertion, PasskeyRequest } from '../../../application/ports/passkeys/authenticator';
import { PasskeyLogins } from '../../../application/ports/passkeys/passkey-logins';
import type { SessionEpoch } from '../../../application/session/session-epoch';
import { nothing } from '../../../contract/rest/nothing';
import { passkeyCalls } from '../../../contract/rest/passkeys/passkey-calls';
import { passkeyRequest } from '../../../contract/rest/passkeys/passkeys';
import { readJson } from '../read-answer';
import type { FailurePolicy, RestClient } from '../rest-client';

/** As with codes: the refusals belong to the form, everything else follows the global rules [CONFLICT-09, CONFLICT-10]. */
const policy: FailurePolicy = {
  showErrors: false,
  onUnauthorized: 'general-error',
  onServerError: 'general-error',
};

/** Passkeys in place of a one-time code, over REST [R14]. */
export class RestPasskeyLogins extends PasskeyLogins {
  constructor(
    private readonly client: RestClient,
    private readonly epoch: SessionEpoch,
  ) {
    super();
  }

  ask(): AsyncResult<PasskeyRequest> {
    return this.client.call(passkeyCalls, {
      name: 'askPasskeyLogin',
      policy,
      read: readJson(passkeyRequest, (request): PasskeyRequest => request),
    });
  }

  async give(assertion: Assertion): AsyncResult<void> {
    const given = await this.client.call(passkeyCalls, {
      name: 'givePasskeyLogin',
      body: { assertion },
      policy,
      read: readJson(nothing, () => undefined),
    });
    if (given.ok) this.epoch.advance();
    return given;
  }
}
