import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dividendErrorCodes,
  parseInstructionProblem,
  problemOfReceiving,
  type ReceivingFund,
  receivingProblem,
  acceptsInstruction,
} from '../../../domain/dividends/dividend-instruction';
import { distributionFrequencies } from '../../../domain/funds/fund-details';
import { negate, scaled, zero } from '../../../domain/money/decimal';

const from = { code: 'TW0083', currency: 'TWD', side: 'ON' } as const;
const into: ReceivingFund = {
  code: 'TW0002',
  currency: 'TWD',
  side: 'ON',
  region: 'TW',
  statusNormal: true,
  availability: { buy: false, regularBuy: true, eRegularBuy: false },
  riskRating: 1,
  feeType: 'front-end',
};
const client = { clientRiskRating: '4' };

describe('a holding', () => {
  test('[DIV-01] takes an instruction while it has units of a class that distributes', () => {
    const units = scaled(15n, 1);
    expect(acceptsInstruction({ units, frequency: 'monthly' })).toBe(true);
    expect(acceptsInstruction({ units, frequency: 'none' })).toBe(false);
    expect(acceptsInstruction({ units: zero, frequency: 'monthly' })).toBe(false);
    expect(acceptsInstruction({ units: negate(units), frequency: 'yearly' })).toBe(false);
  });

  test('[DIV-01] takes one whenever its class distributes at all', () => {
    for (const frequency of Object.keys(distributionFrequencies) as (keyof typeof distributionFrequencies)[])
      expect(acceptsInstruction({ units: scaled(1n), frequency })).toBe(distributionFrequencies[frequency] > 0);
  });
});

describe('a fund that is to receive dividends', () => {
  test('[DIV-01] a fund that is to receive dividends can where it takes regular purchases in the same currency on the same side and suits the client', () => {
    expect(receivingProblem(from, into, client)).toBeUndefined();
  });

  test.each([
    ['same-fund', { code: 'TW0083' }],
    ['currency', { currency: 'USD' }],
    ['side', { side: 'OF' }],
    ['not-traded-online', { statusNormal: false }],
    ['not-offered', { availability: { buy: true, regularBuy: false, eRegularBuy: true } }],
    ['fee-type', { feeType: 'back-end' }],
    ['risk', { riskRating: 5 }],
    ['risk', { riskRating: undefined }],
  ] as const)('[DIV-01, FUND-34, SUIT-24] a fund that is to receive dividends can’t: %s (%#)', (problem, differing) => {
    expect(receivingProblem(from, { ...into, ...differing }, client)).toBe(problem);
  });

  test('[TRADE-03] a fund that is to receive dividends isn’t refused for a side or a fee that the server doesn’t say', () => {
    expect(receivingProblem(from, { ...into, side: undefined, feeType: undefined }, client)).toBeUndefined();
    expect(receivingProblem({ ...from, side: undefined }, into, client)).toBeUndefined();
  });

  test.each([
    ['risk-N', { kycStatus: 'N' }],
    ['risk-O', { kycStatus: 'O' }],
    ['no-risk-rating', { clientRiskRating: undefined }],
    ['no-trading-right', { mayTradeOnline: false }],
  ] as const)(
    '[SUIT-26..33] a fund that is to receive dividends can’t for a client who may not buy: %s',
    (problem, differing) => {
      expect(receivingProblem(from, into, { ...client, ...differing })).toBe(problem);
    },
  );

  test('[TIER-35] a fund that is to receive dividends can for the digital tier, which buys regularly', () => {
    expect(receivingProblem(from, into, { ...client, isDigitalTier: true })).toBeUndefined();
  });

  test('[SUIT-24] never is riskier than suits the client', () => {
    const risk = fc.constantFrom<1 | 2 | 3 | 4 | 5>(1, 2, 3, 4, 5);
    const level = fc.constantFrom('1', '2', '3', '4', '5');
    fc.assert(
      fc.property(risk, level, (riskRating, clientRiskRating) => {
        const problem = receivingProblem(from, { ...into, riskRating }, { clientRiskRating });
        expect(problem).toBe(riskRating > Number(clientRiskRating) ? 'risk' : undefined);
      }),
    );
  });
});

describe('a refusal', () => {
  test('[LINK-32] states its problem, and another’s states none', () => {
    for (const [problem, code] of Object.entries(dividendErrorCodes))
      expect(parseInstructionProblem([code])).toBe(problem);
    expect(parseInstructionProblem(['PLAN_UNKNOWN'])).toBeUndefined();
  });

  test('[LINK-32] a refusal is of the receiving fund, of its risk, or of the client', () => {
    expect(
      ['same-fund', 'currency', 'side', 'fee-type', 'not-offered', 'not-traded-online', 'not-in-region'].map(
        (problem) => problemOfReceiving(problem as 'side'),
      ),
    ).toEqual(Array.from({ length: 7 }, () => 'into'));
    expect(problemOfReceiving('risk')).toBe('risk');
    expect(problemOfReceiving('risk-N')).toBe('not-allowed');
  });
});
