import { isIsoDate } from '../../calendar/iso-text';

/** The first day, in Hong Kong, on which the legacy plan takes no amendments [RSP-04]. */
export const planAmendmentsEndedOn = '2021-09-01';

/** The actions on a legacy Regular Investment Plan [CONFLICT-41]. */
export type PlanAction = 'buy' | 'edit' | 'switch' | 'sell' | 'migrate';

/**
 * Returns true if the legacy plan may still be bought into or edited on a date: not since 1 September 2021 [RSP-04].
 */
export const acceptsPlanAmendments = (date: string): boolean => isIsoDate(date) && date < planAmendmentsEndedOn;

/**
 * Returns the actions on a legacy plan that are open on a date: switch, sell and migrate always, buy and edit while
 * amendments are accepted [RSP-04, CONFLICT-41].
 */
export const openPlanActions = (date: string): readonly PlanAction[] =>
  acceptsPlanAmendments(date) ? ['buy', 'edit', 'switch', 'sell', 'migrate'] : ['switch', 'sell', 'migrate'];
