import type { ReAuthAction } from '../login/re-authentication';

/** The actions that are carried out only for a client who has just proved who acts, where a region has re-authentication [REAUTH-01, REAUTH-20, OPEN-44]. */
const proven: readonly ReAuthAction[] = ['CANCEL_ORDER', 'addVcaTransaction'];

/** Whether an action is carried out only with a fresh proof [REAUTH-01]. */
export const needsProof = (action: ReAuthAction): boolean => proven.includes(action);
