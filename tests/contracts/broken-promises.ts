import type { Fault } from './faulty-server';

/** A login nobody knows is refused, but with another code than the one that was agreed [AUTH-10]. */
export const refusesWithAnotherCode: Fault = {
  after: (answered, { url }) => {
    if (url.endsWith('/authentication/logon'))
      answered.body = Buffer.from(answered.body.toString().replace('LOG0001', 'LOG0099'));
  },
};

/** The portfolio's total is one dollar more than its holdings are worth [ENT-09]. */
export const addsUpToMore: Fault = {
  after: (answered, { body }) => {
    if (!/query HoldingStatistics(HK|TW)/.test(body.toString())) return;
    const text = JSON.stringify(JSON.parse(answered.body.toString(), oneMore));
    answered.body = Buffer.from(text);
  },
};

/** Holdings of one account bear its number. */
function oneMore(_: string, value: unknown): unknown {
  const isTotal =
    value instanceof Object && 'numberOfFunds' in value && !('accountNo' in value) && 'totalValue' in value;
  return isTotal ? Object.assign(value, { totalValue: String(Number(value.totalValue) + 1) }) : value;
}

/** Says that the session is over, and leaves it open [AUTH-51]. */
export const keepsLoggedOutSessions: Fault = {
  before: ({ url }) =>
    url.endsWith('/auth/logout')
      ? { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') }
      : undefined,
};

/** Tells everybody some client's reward points [API-51, ERR-03]. */
export const tellsVisitorsPoints: Fault = {
  before: ({ url, headers }) =>
    url.endsWith('/ePoints') && headers['auth_checked'] === undefined
      ? { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{"totalPoints":1}') }
      : undefined,
};

/** Carries out again what is sent again under the same key [API-89]. */
export const ignoresIdempotencyKeys: Fault = {
  before: ({ headers }) => {
    if (headers['idempotency-key'] !== undefined) headers['idempotency-key'] = `another-${crypto.randomUUID()}`;
    return undefined;
  },
};
