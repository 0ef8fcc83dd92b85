import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceedsTolerance } from '../../../domain/suitability/risk/exceeds-tolerance';
import { riskStatus } from '../../../domain/suitability/risk-status';
import { isoDates } from '../../arbitraries/iso-date';
import { maybeLevels } from '../../arbitraries/suitability';

describe('a client’s risk status', () => {
  it('[SUIT-13, SUIT-23, SUIT-24] a client’s risk status is the level with what suits it, and until when it counts', () => {
    expect(riskStatus({ rating: 'B', updatedOn: '2026-05-04' }, [{}])).toEqual({
      level: 'medium',
      isOver: false,
      levelInUse: 'medium',
      suitableUpTo: 4,
      effect: { buy: true, switch: true, redeem: true, enquire: true },
      updatedOn: '2026-05-04',
      goodUntil: '2027-05-04',
      downgradedFrom: undefined,
      assessedOn: undefined,
      needsAssessment: false,
    });
  });

  it('[ENT-19, SUIT-38] names the day of the latest prudent assessment, where one is kept', () => {
    const records = [{}, { enhancedSuitabilityUpdateDate: '2026-06-01' }];
    expect(riskStatus({ rating: 'B' }, records).assessedOn).toBe('2026-06-01');
  });

  it('[CONFLICT-24] a client’s risk status is nothing suitable before the first assessment', () => {
    expect(riskStatus({})).toMatchObject({
      level: undefined,
      isOver: false,
      suitableUpTo: 0,
      goodUntil: undefined,
    });
  });

  it('[SUIT-23, CONFLICT-24] a client’s risk status is nothing suitable once its year is over and no rating is stated any more, and says so', () => {
    expect(riskStatus({ updatedOn: '2025-05-04' })).toMatchObject({
      level: undefined,
      isOver: true,
      suitableUpTo: 0,
      goodUntil: '2026-05-04',
    });
    expect(riskStatus({ updatedOn: '2025-05-04' }, [{ kycStatus: 'O' }]).isOver).toBe(false);
    expect(riskStatus({ rating: 'none of ours', updatedOn: '2025-05-04' }).isOver).toBe(false);
  });

  it('[SUIT-03, SUIT-38, OPEN-55] a client’s risk status after a forced downgrade says what the level was before, and offers the assessment', () => {
    const record = { clientRiskLevel: 'a', kycRiskLevel: 'c', forceLowRisk: true, updateDate: '2026-01-02' };
    expect(riskStatus({ rating: 'a' }, [record])).toMatchObject({
      levelInUse: 'low',
      downgradedFrom: 'high',
      needsAssessment: true,
      updatedOn: '2026-01-02',
      goodUntil: '2027-01-02',
    });
  });

  it('[SUIT-24, OPEN-56, OPEN-57] a client’s risk status is low for who is set to low risk, whatever the rating and whichever record says so', () => {
    expect(riskStatus({ rating: 'c' }, [{}, { forceLowRisk: true }])).toMatchObject({
      level: 'high',
      levelInUse: 'low',
      suitableUpTo: 2,
      needsAssessment: true,
    });
  });

  it('[SUIT-24] never calls a fund suitable that exceeds what the client tolerates', () => {
    const statuses = fc.constantFrom('N', 'O', 'S', 'R', undefined);
    fc.assert(
      fc.property(maybeLevels, statuses, fc.boolean(), isoDates, (rating, kycStatus, forceLowRisk, updatedOn) => {
        const standing = riskStatus({ rating, updatedOn }, [{ kycStatus, forceLowRisk }]);
        for (const risk of [1, 2, 3, 4, 5])
          expect(exceedsTolerance(risk, standing.levelInUse)).toBe(risk > standing.suitableUpTo);
        expect(standing.effect.buy).toBe(kycStatus === undefined);
        expect(standing.needsAssessment).toBe(forceLowRisk && kycStatus === undefined);
      }),
    );
  });
});
