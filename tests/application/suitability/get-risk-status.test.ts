import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../../application/ports/call-failure';
import { RiskRatings } from '../../../application/ports/suitability/risk-ratings';
import { GetRiskStatus } from '../../../application/suitability/get-risk-status';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { ClientGrounds } from '../../../domain/suitability/risk/client-grounds';
import type { LowRiskReason } from '../../../domain/suitability/risk/low-risk-reasons';
import type { RiskRating } from '../../../domain/suitability/risk-status';
import { StatedRecords } from '../../builders/stated-client';

class StatedRatings extends RiskRatings {
  constructor(
    private readonly rating: Result<RiskRating, CallFailure>,
    private readonly known: Result<ClientGrounds, CallFailure>,
  ) {
    super();
  }
  current() {
    return Promise.resolve(this.rating);
  }
  grounds() {
    return Promise.resolve(this.known);
  }
}

const work = { workplace: 'A company', jobTitle: undefined, industry: 'Trade' };
const grounds = (...lowRiskReasons: readonly LowRiskReason[]) => ok({ lowRiskReasons, work });
const offline = err<CallFailure>({ kind: 'no-answer', reason: 'offline' });
const rating = ok({ rating: 'a', updatedOn: '2026-05-04' });
const forced = ok([{ clientRiskLevel: 'a', kycRiskLevel: 'c', forceLowRisk: true }]);

describe('the risk status of a client', () => {
  it('[SUIT-03, SUIT-23, SUIT-32, SUIT-35, API-66] the risk status of a client in Taiwan comes with the client’s record, why it is low risk, and the work on record', async () => {
    const known = new GetRiskStatus(new StatedRatings(rating, grounds('age')), new StatedRecords(forced), 'TW');
    expect(await known.execute()).toMatchObject({
      value: {
        status: { downgradedFrom: 'high', goodUntil: '2027-05-04' },
        grounds: { lowRiskReasons: ['age'], work },
        areGroundsUnknown: false,
      },
    });
  });

  it('[OPEN-92] stands without the reasons, never without the rating or the record', async () => {
    const silent = new GetRiskStatus(new StatedRatings(rating, offline), new StatedRecords(forced), 'TW');
    expect(await silent.execute()).toMatchObject({ ok: true, value: { grounds: undefined, areGroundsUnknown: true } });
    const unrated = new GetRiskStatus(new StatedRatings(offline, grounds()), new StatedRecords(forced), 'TW');
    expect(await unrated.execute()).toEqual(offline);
    const unknown = new GetRiskStatus(new StatedRatings(rating, grounds()), new StatedRecords(offline), 'TW');
    expect(await unknown.execute()).toEqual(offline);
  });

  it('[SUIT-09] the risk status of a client in Hong Kong is the rating alone', async () => {
    const known = new GetRiskStatus(new StatedRatings(rating, offline), new StatedRecords(offline), 'HK');
    expect(await known.execute()).toMatchObject({ ok: true, value: { status: { needsAssessment: false } } });
  });
});
