import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canOffer } from '../../../domain/suitability/risk/can-offer';
import { parseRiskAlert, riskAlerts } from '../../../domain/suitability/risk/risk-alert';
import { riskLevelInUse } from '../../../domain/suitability/risk/risk-level-in-use';
import { tradingEffect } from '../../../domain/suitability/risk/trading-effect';
import { exceedsTolerance } from '../../../domain/suitability/risk/exceeds-tolerance';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { fundRisks, levels, maybeLevels } from '../../arbitraries/suitability';

const stopped = { buy: false, switch: false, redeem: true, enquire: true };
const open = { buy: true, switch: true, redeem: true, enquire: true };

describe('a risk-profile alert', () => {
  it('[ENUM-51, OPEN-56] a risk-profile alert is N, O, S or R, in either case', () => {
    expect(riskAlerts).toEqual(['N', 'O', 'S', 'R']);
    expect(['N', 'O', 'S', 'R', 'n', 'o', 's', 'r'].map(parseRiskAlert)).toEqual([...riskAlerts, ...riskAlerts]);
  });

  it.each([undefined, '', ' ', 'Y', 'NO', 'N ', 'Ｎ', 'ſ', '0', 'normal'])(
    '[OPEN-56] a risk-profile alert isn’t %j',
    (status) => {
      expect(parseRiskAlert(status)).toBeUndefined();
      expect(tradingEffect(status)).toEqual(open);
    },
  );

  it('[OPEN-56] a risk-profile alert is nothing but its four letters', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.string({ maxLength: 2 })), (status) => {
        expect(parseRiskAlert(status) !== undefined).toBe(/^[NOSR]$/i.test(status));
        expect(tradingEffect(status).alert).toBe(parseRiskAlert(status));
      }),
      { numRuns: hostileRuns },
    );
    for (const status of [null, 7, {}, ['N']]) {
      expect(Reflect.apply(tradingEffect, undefined, [status])).toEqual(open);
    }
  });
});

describe('the set of open actions', () => {
  it('[SUIT-26, SUIT-27, OPEN-56] the set of open actions is to redeem and enquire while the client was never assessed (N)', () => {
    expect(tradingEffect('N')).toEqual({ ...stopped, alert: 'N' });
  });

  it('[SUIT-30, OPEN-56] the set of open actions is the same while the yearly review is overdue (O)', () => {
    expect(tradingEffect('O')).toEqual({ ...tradingEffect('N'), alert: 'O' });
  });

  it('[SUIT-31, OPEN-56] the set of open actions isn’t to buy or switch before the client has reviewed and confirmed (S)', () => {
    expect(tradingEffect('S')).toEqual({ ...stopped, alert: 'S' });
  });

  it('[SUIT-32, SUIT-33, OPEN-56] the set of open actions is to redeem and enquire while the job data are incomplete (R)', () => {
    expect(tradingEffect('R')).toEqual({ ...stopped, alert: 'R' });
  });

  it('[OPEN-56] the set of open actions is everything without an alert', () => {
    expect(tradingEffect(undefined)).toEqual(open);
  });
});

describe('the risk level a client is treated with', () => {
  it('[SUIT-13, CONFLICT-24] the risk level a client is treated with is the one stored as clientRiskRating', () => {
    expect(riskLevelInUse({ clientRiskRating: 'C', kycStatus: '' })).toBe('high');
    expect(riskLevelInUse({ clientRiskRating: 3 })).toBe('balanced');
    expect(riskLevelInUse({ kycStatus: 'S' })).toBeUndefined();
  });

  it('[SUIT-28, OPEN-56] the risk level a client is treated with is low while the client was never assessed, whatever is stored', () => {
    fc.assert(
      fc.property(maybeLevels, (clientRiskRating) => {
        expect(riskLevelInUse({ clientRiskRating, kycStatus: 'N' })).toBe('low');
      }),
    );
  });

  it('[SUIT-30, OPEN-56] the risk level a client is treated with is low while the review is overdue, whatever is stored', () => {
    fc.assert(
      fc.property(maybeLevels, (clientRiskRating) => {
        expect(riskLevelInUse({ clientRiskRating, kycStatus: 'O' })).toBe('low');
      }),
    );
  });

  it('[OPEN-56] stays the stored one under the other alerts', () => {
    fc.assert(
      fc.property(levels, fc.constantFrom('S', 'R', '', undefined), (clientRiskRating, kycStatus) => {
        expect(riskLevelInUse({ clientRiskRating, kycStatus })).toBe(clientRiskRating);
      }),
    );
  });

  it('[OPEN-57] the risk level a client is treated with is low when the client is forced to it, and only then', () => {
    fc.assert(
      fc.property(levels, fc.option(fc.boolean(), { nil: undefined }), (clientRiskRating, forceLowRisk) => {
        expect(riskLevelInUse({ clientRiskRating, forceLowRisk })).toBe(forceLowRisk ? 'low' : clientRiskRating);
      }),
    );
  });
});

describe('a fund put before a client unasked', () => {
  it.each(['N', 'O'])(
    '[SUIT-29, SUIT-30] a fund put before a client unasked is never of medium or high risk while the status is %s',
    (kycStatus) => {
      const client = { clientRiskRating: 'aggressive', kycStatus };
      expect([1, 2, 3, 4, 5].filter((risk) => canOffer(risk, client))).toEqual([1, 2]);
    },
  );

  it('[SUIT-24] a fund put before a client unasked is one that suits the rating, none when there is no rating', () => {
    expect([1, 2, 3, 4, 5].filter((risk) => canOffer(risk, { clientRiskRating: 'b' }))).toEqual([1, 2, 3, 4]);
    expect([1, 2, 3, 4, 5].filter((risk) => canOffer(risk, {}))).toEqual([]);
  });

  it('[SUIT-24, SUIT-29] never exceeds the tolerance of the level in use', () => {
    const clients = fc.record({
      clientRiskRating: maybeLevels,
      kycStatus: fc.constantFrom(undefined, '', 'N', 'O', 'S', 'R'),
      forceLowRisk: fc.boolean(),
    });
    fc.assert(
      fc.property(fundRisks, clients, (risk, client) => {
        expect(canOffer(risk, client)).toBe(!exceedsTolerance(risk, riskLevelInUse(client)));
      }),
    );
  });
});
