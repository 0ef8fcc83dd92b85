import { describe, expect, it } from 'vitest';
import { OfferFunds } from '../../../application/funds/offer-funds';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { type TopFund, TopFunds } from '../../../application/ports/funds/top-funds';
import type { User } from '../../../domain/clients/user';
import { err, ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import { FundListsViewModel } from '../../../ui/screens/portfolio/funds/fund-lists-view-model';
import { decimal } from '../../builders/decimal';
import { StatedRecords, StatedUsers } from '../../builders/stated-client';
import { aFund, StatedFunds } from '../../builders/stated-funds';

class StatedBestSellers extends TopFunds {
  constructor(private readonly sellers: readonly TopFund[] = []) {
    super();
  }
  async bestSelling(): AsyncResult<readonly TopFund[]> {
    return Promise.resolve(ok(this.sellers));
  }
}

const seller = (code: string, oneYear?: string): TopFund => ({
  code,
  name: code,
  baseCurrency: 'HKD',
  ...(oneYear === undefined ? {} : { oneYear: decimal(oneYear), performanceDate: '2026-11-20' }),
});

const offline = err<CallFailure>({ kind: 'no-answer', reason: 'offline' });
const user: User = {
  region: 'TW',
  userId: 'U',
  userNameWithTitle: 'Ms Wang',
  effectiveCrr: 'c',
  accountSupplementalInfoList: [],
};

type Stated = {
  readonly funds?: StatedFunds;
  readonly sellers?: readonly TopFund[];
  readonly rating?: string | undefined;
  readonly records?: readonly SuitabilityRecord[] | typeof offline;
};

function theLists(region: Region, { funds = new StatedFunds(), sellers = [], records = [], ...stated }: Stated) {
  const users = new StatedUsers(ok('rating' in stated ? { ...user, effectiveCrr: stated.rating } : user));
  const offer = new OfferFunds(funds, users, new StatedRecords('ok' in records ? records : ok(records)));
  return new FundListsViewModel(funds, new StatedBestSellers(sellers), offer, region);
}

describe('the lists of funds on the home', () => {
  it('[FUND-03, FUND-09, FUND-11, CONST-08, CONFLICT-29] show Hong Kong’s best sellers by one-year performance, five at most', async () => {
    const sellers = [
      seller('A', '1'),
      seller('B'),
      seller('C', '9'),
      seller('D', '-3'),
      seller('E', '4'),
      seller('F', '5'),
    ];
    const view = theLists('HK', { sellers });
    await view.first.load();
    expect(view.first.value?.funds.map(({ code }) => code)).toEqual(['C', 'F', 'E', 'A', 'D']);
    expect(view.first.value?.funds[0]?.fundPerformance).toEqual({
      oneYear: decimal('9'),
      performanceEffectiveDate: '2026-11-20',
    });
  });

  const promotedFunds = new StatedFunds(
    ([5, 2, 4, 1, 3, undefined] as const).map((riskRating) => aFund(`RR${String(riskRating)}`, { riskRating })),
  );

  it('[FUND-04, CONFLICT-29] show Taiwan’s promoted funds in the server’s order, and what the client viewed', async () => {
    const view = theLists('TW', { funds: promotedFunds });
    view.load();
    await Promise.all([view.first.load(), view.recent.load()]);
    expect(view.first.value?.funds.map(({ code }) => code)).toEqual(['RR5', 'RR2', 'RR4', 'RR1', 'RR3']);
    expect(view.recent.value?.funds).toHaveLength(6);
  });

  const offered = async (stated: Stated) => {
    const view = theLists('TW', { funds: promotedFunds, ...stated });
    await view.first.load();
    const { funds = [], ...limit } = view.first.value ?? {};
    return { ...limit, codes: funds.map(({ code }) => code) };
  };

  it.each(['N', 'O'] as const)(
    '[SUIT-28, SUIT-29, SUIT-30] put no medium or high risk before a client of Taiwan with alert %s, and say why',
    async (kycStatus) => {
      const low = { codes: ['RR2', 'RR1'], upTo: 2, unassessed: kycStatus };
      expect(await offered({ records: [{ kycStatus }] })).toEqual(low);
      expect(await offered({ records: [{}, { kycStatus }], rating: undefined })).toEqual(low);
    },
  );

  it('[SUIT-24, CONFLICT-24, OPEN-57] put before a client what suits the rating, which alerts of other kinds leave as it is', async () => {
    const medium = { codes: ['RR2', 'RR4', 'RR1', 'RR3'], upTo: 4, unassessed: undefined };
    expect(await offered({ rating: 'b' })).toEqual(medium);
    expect(await offered({ rating: 'b', records: [{ kycStatus: 'S' }] })).toEqual(medium);
    expect(await offered({ rating: 'b', records: [{ kycStatus: 'R' }] })).toEqual(medium);
    expect(await offered({ records: [{ forceLowRisk: true }] })).toMatchObject({ codes: ['RR2', 'RR1'], upTo: 2 });
    expect(await offered({ rating: undefined })).toMatchObject({ codes: [], upTo: 0 });
  });

  it('[SUIT-29, OPEN-92] offer nothing while it isn’t known what suits the client', async () => {
    const view = theLists('TW', { funds: promotedFunds, records: offline });
    await view.first.load();
    expect([view.first.phase.kind, view.first.value]).toEqual(['failed', undefined]);
  });
});
