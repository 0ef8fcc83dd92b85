import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundOffer } from '../../../domain/suitability/risk/fund-offer';
import { statedRiskProfile } from '../../../domain/suitability/risk/stated-risk-profile';
import { fundRisks, maybeLevels } from '../../arbitraries/suitability';

const funds = ([5, 1, 3, 2, 4, undefined] as const).map((riskRating) => ({ riskRating }));
const offeredTo = (client: Parameters<typeof fundOffer>[1]) => {
  const { funds: offered, upTo, unassessed } = fundOffer(funds, client);
  return { ratings: offered.map(({ riskRating }) => riskRating), upTo, unassessed };
};

describe('the funds put before a client unasked', () => {
  it('[SUIT-24] suit the client’s rating, in the order they came', () => {
    expect(offeredTo({ clientRiskRating: 'growth' })).toEqual({
      ratings: [1, 3, 2, 4],
      upTo: 4,
      unassessed: undefined,
    });
    expect(offeredTo({ clientRiskRating: 'aggressive' })).toMatchObject({ ratings: [5, 1, 3, 2, 4], upTo: 5 });
  });

  it('[SUIT-29, SUIT-30] the funds put before a client unasked are low risk while the client was never assessed or the yearly review is overdue, and say so', () => {
    for (const kycStatus of ['N', 'O'] as const)
      expect(offeredTo({ clientRiskRating: 'aggressive', kycStatus })).toEqual({
        ratings: [1, 2],
        upTo: 2,
        unassessed: kycStatus,
      });
    expect(offeredTo({ clientRiskRating: 'aggressive', kycStatus: 'S' })).toMatchObject({
      upTo: 5,
      unassessed: undefined,
    });
  });

  it('[SUIT-24] the funds put before a client unasked are none without a rating, and never one of unknown risk', () => {
    expect(offeredTo({})).toEqual({ ratings: [], upTo: 0, unassessed: undefined });
  });

  it('[SUIT-24] the funds put before a client unasked are exactly those up to the riskiest that suits', () => {
    fc.assert(
      fc.property(fc.array(fundRisks), maybeLevels, (risks, clientRiskRating) => {
        const offer = fundOffer(
          risks.map((riskRating) => ({ riskRating })),
          { clientRiskRating },
        );
        expect(offer.funds.map(({ riskRating }) => riskRating)).toEqual(risks.filter((risk) => risk <= offer.upTo));
      }),
    );
  });
});

describe('the risk profile of a client’s records', () => {
  it('[SUIT-28, SUIT-30, OPEN-56] the risk profile of a client’s records is the rating, the first alert, and low risk if any record forces it', () => {
    expect(statedRiskProfile('growth', [])).toEqual({
      clientRiskRating: 'growth',
      kycStatus: undefined,
      forceLowRisk: false,
    });
    expect(
      statedRiskProfile('growth', [
        {},
        { kycStatus: 'O', forceLowRisk: false },
        { kycStatus: 'N', forceLowRisk: true },
      ]),
    ).toEqual({ clientRiskRating: 'growth', kycStatus: 'O', forceLowRisk: true });
  });
});
