import type { OneTimeCodeViewModel } from '../../one-time-code/one-time-code-view-model';

/** Makes the one-time code of a reset [RESET-15, CONFLICT-19]. */
export abstract class ResetCodeFactory {
  abstract create(): OneTimeCodeViewModel;
}
