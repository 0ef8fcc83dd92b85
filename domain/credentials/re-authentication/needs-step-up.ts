import { type ConfirmedAct, confirmations } from '../confirmation';
import type { ReAuthAction } from '../login/re-authentication';

/** The confirmed acts behind the actions that can need step-up authentication [REAUTH-20, OPEN-44]. */
const confirmedActs: Readonly<Partial<Record<ReAuthAction, ConfirmedAct>>> = {
  CANCEL_ORDER: 'cancel-order',
  addVcaTransaction: 'move-cash',
};

/**
 * Returns true if an action needs a fresh step-up authentication, where a region has re-authentication [REAUTH-01,
 * REAUTH-20, OPEN-44].
 */
export const needsStepUp = (action: ReAuthAction): boolean => {
  const act = confirmedActs[action];
  return act !== undefined && confirmations[act].HK === 're-authentication';
};
