import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reAuthActions, toReAuthType } from '../../../domain/credentials/login/re-authentication';
import { needsStepUp } from '../../../domain/credentials/re-authentication/needs-step-up';
import {
  isStepUpFresh,
  stepUpLifetime,
  stepUpProblem,
  stepUpProblems,
} from '../../../domain/credentials/re-authentication/step-up-problem';
import {
  requiresStepUp,
  parseStepUpProblem,
  stepUpErrorCodes,
} from '../../../domain/credentials/re-authentication/step-up-error-codes';
import { canonicalBody, parseRequestBody } from '../../../domain/credentials/re-authentication/request-body';

const cash = { accountNo: '510012300189', transactionType: 'withdrawal', transactionCurrency: 'HKD', amount: '5000' };
const begunAt = '2026-03-04T10:00:00+08:00';
const after = (milliseconds: number): string => new Date(Date.parse(begunAt) + milliseconds).toISOString();

describe('the action that needs step-up authentication', () => {
  it('[REAUTH-01, REAUTH-20, OPEN-44] the action that needs step-up authentication is the cancelling of an order and the moving of cash', () => {
    expect(reAuthActions.filter(needsStepUp)).toEqual(['CANCEL_ORDER', 'addVcaTransaction']);
  });

  it('[REAUTH-09, REAUTH-20] the action that needs step-up authentication is a transaction where cash moves, and an order otherwise', () => {
    expect(reAuthActions.map(toReAuthType)).toEqual(['ORDER', 'ORDER', 'ORDER', 'ORDER', 'ORDER', 'txn']);
  });
});

describe('the body that is proved', () => {
  it('[SESS-26, OPEN-81] the body that is proved has exactly the fields of its action, each a text', () => {
    expect(parseRequestBody('CANCEL_ORDER', { orderId: 'L1.1' })).toEqual({ orderId: 'L1.1' });
    expect(parseRequestBody('addVcaTransaction', cash)).toEqual(cash);
    for (const wrong of [
      undefined,
      null,
      'L1.1',
      {},
      [],
      { orderId: '' },
      { orderId: 1 },
      { orderId: 'x'.repeat(201) },
    ])
      expect(parseRequestBody('CANCEL_ORDER', wrong)).toBeUndefined();
    expect(parseRequestBody('CANCEL_ORDER', { orderId: 'x'.repeat(200) })).toBeDefined();
    expect(parseRequestBody('addVcaTransaction', { ...cash, amount: undefined })).toBeUndefined();
  });

  it('[SESS-26] the body that is proved can’t hold a secret beside its fields, or be of an action that nothing proves', () => {
    for (const field of ['vpin', 'pin', 'password', 'otp'])
      for (const [action, body] of [
        ['CANCEL_ORDER', { orderId: 'L1.1' }],
        ['addVcaTransaction', cash],
      ] as const)
        expect(parseRequestBody(action, { ...body, [field]: '528314' })).toBeUndefined();
    for (const action of ['RED', 'SUB', 'SWC', 'E_SCHEDULE'] as const)
      for (const body of [{}, { orderId: 'L1.1' }]) expect(parseRequestBody(action, body)).toBeUndefined();
  });

  const text = fc.string({ minLength: 1, maxLength: 20 });
  const bodies = fc.record({ accountNo: text, transactionType: text, transactionCurrency: text, amount: text });

  it('[REAUTH-08] the body that is proved has one text whatever the order of its fields, and another one where anything differs', () => {
    fc.assert(
      fc.property(bodies, bodies, (one, other) => {
        const reversed = Object.fromEntries(Object.entries(one).toReversed());
        expect(canonicalBody('addVcaTransaction', reversed)).toBe(canonicalBody('addVcaTransaction', one));
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(canonicalBody('addVcaTransaction', one) === canonicalBody('addVcaTransaction', other)).toBe(isSame);
      }),
    );
    const waits = { ...cash, coolingOff: 'Y' };
    expect(parseRequestBody('addVcaTransaction', waits)).toEqual(waits);
    expect(parseRequestBody('addVcaTransaction', { ...cash, coolingOff: '' })).toBeUndefined();
    expect(canonicalBody('addVcaTransaction', waits)).not.toBe(canonicalBody('addVcaTransaction', cash));
    expect(canonicalBody('CANCEL_ORDER', { orderId: 'A' })).not.toBe(canonicalBody('addVcaTransaction', cash));
  });
});

describe('a re-authentication', () => {
  it('[OPEN-43] lasts five minutes, inclusive', () => {
    expect(stepUpLifetime).toBe(300_000);
    expect(isStepUpFresh(begunAt, begunAt)).toBe(true);
    expect(isStepUpFresh(begunAt, after(300_000))).toBe(true);
    expect(isStepUpFresh(begunAt, after(300_001))).toBe(false);
    expect(isStepUpFresh(begunAt, after(-1))).toBe(false);
    expect(isStepUpFresh('', begunAt)).toBe(false);
  });

  it('[OPEN-43] a re-authentication is completed once, by whoever began it, in its time', () => {
    expect(stepUpProblem(undefined, begunAt)).toBe('unknown');
    expect(stepUpProblem({ begunAt, isProved: true }, begunAt)).toBe('used');
    expect(stepUpProblem({ begunAt, isProved: true }, after(300_001))).toBe('used');
    expect(stepUpProblem({ begunAt, isProved: false }, after(300_001))).toBe('expired');
    expect(stepUpProblem({ begunAt, isProved: false }, after(300_000))).toBeUndefined();
  });
});

describe('the refusals of a proof', () => {
  it('[OPEN-43, ERR-85] the refusals of a proof have a code each, which is read back', () => {
    const codes = Object.values(stepUpErrorCodes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(requiresStepUp(['RE_AUTH'])).toBe(true);
    expect(requiresStepUp(['RE_AUTH_USED', 'ORDER_UNKNOWN'])).toBe(false);
    expect(stepUpProblems.map((problem) => parseStepUpProblem(['BUSY', stepUpErrorCodes[problem]]))).toEqual(
      stepUpProblems,
    );
    expect(parseStepUpProblem(['RE_AUTH', 'RE_AUTH_CREDENTIAL'])).toBeUndefined();
  });
});
