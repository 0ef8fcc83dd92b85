import { describe, expect, it } from 'vitest';
import { clientTierFields, toClientTier } from '../../../adapters/http/tiers/client-tier';
import { parseBody } from '../../../adapters/http/parse-body';
import type { Region } from '../../../domain/region';
import { decimal } from '../../builders/decimal';

const read = (region: Region, body: unknown) => parseBody(clientTierFields, (wire) => toClientTier(region, wire))(body);

describe('a client’s tier', () => {
  it('[ENT-21, TIER-15] a client’s tier has the holding as its total, the server’s tier, and the tier by the holding', () => {
    const body = { holdingAmount: '1250000.00', membershipTier: 'Platinum+', investmentTier: 'silver' };
    expect(read('HK', body)).toEqual({
      ok: true,
      value: { investmentTotal: decimal('1250000.00'), membershipTier: 'Platinum+', investmentTier: 'gold' },
    });
  });

  it('[ENT-21] takes the investment tier as stated while the holding is unknown', () => {
    expect(read('TW', { holdingAmount: null, membershipTier: 'Direct', investmentTier: '3M' })).toEqual({
      ok: true,
      value: { membershipTier: 'Direct', investmentTier: '3M' },
    });
  });

  it('[ENT-21] leaves undefined what is missing, and a holding that is no exact figure', () => {
    expect(read('TW', {})).toEqual({ ok: true, value: {} });
    expect(read('TW', { holdingAmount: 4200000, membershipTier: null })).toEqual({ ok: true, value: {} });
  });

  it.each([undefined, null, [], '3M', { membershipTier: 3 }, { investmentTier: {} }])(
    '[ENT-21] a client’s tier is malformed as %j',
    (body) => {
      expect(read('TW', body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});
