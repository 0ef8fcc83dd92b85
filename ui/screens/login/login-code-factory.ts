import type { OneTimeCodeViewModel } from '../../one-time-code/one-time-code-view-model';

/** Makes the one-time code of a login [AUTH-26..32]. */
export abstract class LoginCodeFactory {
  abstract create(): OneTimeCodeViewModel;
}
