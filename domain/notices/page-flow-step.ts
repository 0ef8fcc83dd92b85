import { parseOneOf } from '../kernel/parse-one-of';
import type { AccountReminder } from './account-reminder';

/** The steps that a server may ask of a client after a login, in their order; each is a reminder that the client may skip [API-27, OPEN-87]. */
export const pageFlowSteps = [
  'create-username',
  'communication-preference',
  'plan-migration',
  'invalid-address',
] as const satisfies readonly AccountReminder[];

/** A step that a server may ask of a client after a login [API-27]. */
export type PageFlowStep = (typeof pageFlowSteps)[number];

/** The step that a server names; undefined for one that nobody knows. */
export const parsePageFlowStep = (read: unknown): PageFlowStep | undefined => parseOneOf(pageFlowSteps, read);

/** The facts by which the cause of a step is gone. */
export type OnboardingStatus = {
  readonly hasUserName: boolean;
  readonly hasChosenCommunication: boolean;
  readonly canMovePlans: boolean;
};

const isSettled: { readonly [S in PageFlowStep]: (status: OnboardingStatus) => boolean } = {
  'create-username': ({ hasUserName }) => hasUserName,
  'communication-preference': ({ hasChosenCommunication }) => hasChosenCommunication,
  'plan-migration': ({ canMovePlans }) => !canMovePlans,
  'invalid-address': () => false,
};

/** The steps of a client that are still to be done: whatever the books ask for, what the client did meanwhile isn't asked again; an address counts as wrong until the books say otherwise [API-27, OPEN-87]. */
export const openPageFlowSteps = (
  requested: readonly PageFlowStep[],
  status: OnboardingStatus,
): readonly PageFlowStep[] => pageFlowSteps.filter((step) => requested.includes(step) && !isSettled[step](status));
