import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { SuitabilityRecords } from '../../../application/ports/suitability/suitability-records';
import type { User } from '../../../domain/clients/user';
import { err, ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { exceedsTolerance } from '../../../domain/suitability/risk/exceeds-tolerance';
import { riskAlerts } from '../../../domain/suitability/risk/risk-alert';
import { riskLevels } from '../../../domain/suitability/risk/risk-level';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import { RiskProfileViewModel } from '../../../ui/risk-profile/risk-profile-view-model';

class StatedSuitability extends SuitabilityRecords {
  asked = 0;
  constructor(private readonly records: readonly SuitabilityRecord[] | undefined) {
    super();
  }
  async current(): AsyncResult<readonly SuitabilityRecord[]> {
    this.asked += 1;
    return this.records ? ok(this.records) : err<CallFailure>({ kind: 'no-answer', reason: 'offline' });
  }
}

type Setup = {
  readonly region?: Region;
  readonly rating?: string | undefined;
  readonly updatedOn?: string;
  readonly records?: readonly SuitabilityRecord[] | undefined;
};

async function profile({ region = 'TW', rating, updatedOn, records }: Setup) {
  const known = { userId: 'U1', userNameWithTitle: 'Ms Chan', effectiveCrr: rating, crrLastUpdateDate: updatedOn };
  const user: User =
    region === 'TW'
      ? { ...known, region, accountSupplementalInfoList: [] }
      : { ...known, region, ineligibleReasons: [], msAccounts: [], taAccountHKs: [] };
  const suitability = new StatedSuitability(records);
  const view = new RiskProfileViewModel(suitability, { user }, region);
  await view.records.load();
  return { view, suitability };
}

describe('the risk profile', () => {
  it('[SHELL-13, SHELL-23, SUIT-24] tells the level, when it was worked out, and the riskiest funds that suit it', async () => {
    const { view } = await profile({ rating: 'growth', updatedOn: '2026-05-06', records: [{}] });
    expect(view.status.level).toBe('growth');
    expect(view.status.levelInUse).toBe('growth');
    expect(view.status.suitableUpTo).toBe(4);
    expect(view.status.updatedOn).toBe('2026-05-06');
    expect(view.status.effect).toEqual({ buy: true, switch: true, redeem: true, enquire: true });
  });

  it('[CONFLICT-24] says that nothing is known to suit a client who was never assessed', async () => {
    const { view } = await profile({ region: 'HK', rating: undefined });
    expect([view.status.level, view.status.suitableUpTo]).toEqual([undefined, 0]);
  });

  it('[SUIT-26, SHELL-13] asks Taiwan’s server alone for more than the rating', async () => {
    expect((await profile({ region: 'HK', rating: '4' })).suitability.asked).toBe(0);
    const { view, suitability } = await profile({ rating: '4', records: undefined });
    expect(suitability.asked).toBe(1);
    expect(view.records.phase.kind).toBe('failed');
  });

  it('[ENT-38] takes the date from the record where the rating has none', async () => {
    const { view } = await profile({ rating: '4', records: [{}, { updateDate: '2026-01-02' }] });
    expect(view.status.updatedOn).toBe('2026-01-02');
  });

  it('[SUIT-24, SUIT-26..33, OPEN-56] an alert of the risk profile stops buying and switching alone, and what suits always fits the level in use', async () => {
    const alerts = fc.constantFrom(...riskAlerts, undefined);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...riskLevels),
        alerts,
        fc.boolean(),
        async (rating, kycStatus, forceLowRisk) => {
          const { view } = await profile({ rating, records: [{ kycStatus, forceLowRisk }] });
          expect(view.status.effect).toEqual({
            buy: kycStatus === undefined,
            switch: kycStatus === undefined,
            redeem: true,
            enquire: true,
            ...(kycStatus === undefined ? {} : { alert: kycStatus }),
          });
          const lowered = kycStatus === 'N' || kycStatus === 'O' || forceLowRisk;
          expect(view.status.levelInUse).toBe(lowered ? 'low' : rating);
          expect(exceedsTolerance(view.status.suitableUpTo, view.status.levelInUse)).toBe(false);
          if (view.status.suitableUpTo < 5)
            expect(exceedsTolerance(view.status.suitableUpTo + 1, view.status.levelInUse)).toBe(true);
        },
      ),
    );
  });
});
