import type { AsyncResult } from '../../../application/ports/call-failure';
import { type PinDispatchDate, PinResets } from '../../../application/ports/credentials/pin-resets';
import type { SecretChange } from '../../../application/ports/credentials/secret-changes';
import type { ResetIdentity } from '../../../domain/credentials/reset/check-reset-identity';
import { pinDispatch } from '../../../contract/rest/credentials/pin-reset';
import { pinResetCalls } from '../../../contract/rest/credentials/pin-reset-calls';
import { nothing } from '../../../contract/rest/nothing';
import { readJson } from '../read-answer';
import type { FailurePolicy, RestClient } from '../rest-client';

/** Whatever fails is said beside the form: nobody is led away from it. */
const atTheForm: FailurePolicy = { showErrors: false, onUnauthorized: 'caller' };

/** New PINs over REST [RESET-18]. */
export class RestPinResets extends PinResets {
  constructor(private readonly client: RestClient) {
    super();
  }

  request({ pinType, account, email, birthDate, phone }: ResetIdentity, again: boolean): AsyncResult<PinDispatchDate> {
    return this.client.call(pinResetCalls, {
      name: 'askForPin',
      body: { pinType, account, email, birthDate, phone, again },
      policy: atTheForm,
      read: readJson(pinDispatch, (promise) => promise),
    });
  }

  activate(account: string, change: SecretChange): AsyncResult<true> {
    return this.client.call(pinResetCalls, {
      name: 'activatePin',
      body: { account, ...change },
      policy: atTheForm,
      read: readJson(nothing, () => true as const),
    });
  }
}
