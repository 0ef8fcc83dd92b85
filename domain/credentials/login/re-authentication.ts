import { parseOneOf } from '../../kernel/parse-one-of';

/** The types of re-authentication, as the order type is spelled on the wire [REAUTH-20, ENUM-08]. */
export const reAuthTypes = ['txn', 'pi', 'ppiu', 'ORDER'] as const;

/** A type of re-authentication [REAUTH-20, ENUM-08]. */
export type ReAuthType = (typeof reAuthTypes)[number];

/**
 * The actions that a client re-authenticates for: sell, buy, switch, schedule, cancel, move cash [REAUTH-20, ENUM-09].
 */
export const reAuthActions = ['RED', 'SUB', 'SWC', 'E_SCHEDULE', 'CANCEL_ORDER', 'addVcaTransaction'] as const;

/** An action that a client re-authenticates for [REAUTH-20, ENUM-09]. */
export type ReAuthAction = (typeof reAuthActions)[number];

/** Reads a re-authentication type in either case [ENUM-08, CONFLICT-36]; undefined for anything else. */
export function parseReAuthType(text: string | undefined): ReAuthType | undefined {
  const lower = text?.toLowerCase();
  return reAuthTypes.find((type) => type.toLowerCase() === lower);
}

/** Reads an action [ENUM-09]; undefined for anything else. */
export const parseReAuthAction = (text: string | undefined): ReAuthAction | undefined =>
  parseOneOf(reAuthActions, text);

/**
 * Returns true if the re-authentication page is given the action beside the type: for orders and transactions only
 * [CONFLICT-36].
 */
export const sendsReAuthAction = (type: ReAuthType): boolean => type === 'ORDER' || type === 'txn';

/** The type under which an action re-authenticates: what moves cash as a transaction, the rest as an order [REAUTH-09, REAUTH-20]. */
export const toReAuthType = (action: ReAuthAction): ReAuthType => (action === 'addVcaTransaction' ? 'txn' : 'ORDER');
