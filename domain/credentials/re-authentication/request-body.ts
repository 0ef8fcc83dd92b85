import type { ReAuthAction } from '../login/re-authentication';

/** The fields that a step-up authentication is bound to: the request, as far as it says what is to be done. */
export type RequestBody = Readonly<Record<string, string>>;

/** The fields of each action's request that a confirmation covers and the browser stores meanwhile; a secret is never among them [SESS-26, OPEN-81]. */
const fields: Readonly<Record<ReAuthAction, readonly string[]>> = {
  RED: [],
  SUB: [],
  SWC: [],
  E_SCHEDULE: [],
  CANCEL_ORDER: ['orderId'],
  addVcaTransaction: ['accountNo', 'transactionType', 'transactionCurrency', 'amount'],
};

/** The fields that an action may have beside them; a proof is given for them too. */
const optional: Readonly<Partial<Record<ReAuthAction, readonly string[]>>> = { addVcaTransaction: ['coolingOff'] };

const longest = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

/** Reads the body of an action; undefined unless it has the action's fields and none but those that it may have beside them, each a text of 1 to 200 characters. */
export function parseRequestBody(action: ReAuthAction, read: unknown): RequestBody | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(read));
  const beside = (optional[action] ?? []).filter((field) => given.has(field));
  const expected = [...fields[action], ...beside];
  if (expected.length === 0 || given.size !== expected.length) return undefined;
  const body = expected.map((field) => [field, given.get(field)] as const);
  return body.every((entry): entry is readonly [string, string] => isText(entry[1]))
    ? Object.fromEntries(body)
    : undefined;
}

/** One text for an action and its body, whatever the order of the fields; two that differ have two [REAUTH-08]. */
export const canonicalBody = (action: ReAuthAction, body: RequestBody): string =>
  JSON.stringify([
    action,
    ...fields[action].map((field) => body[field]),
    ...(optional[action] ?? []).flatMap((field) => (body[field] === undefined ? [] : [`${field}:${body[field]}`])),
  ]);
