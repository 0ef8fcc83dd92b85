import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHkTier } from '../../../domain/tiers/hk-tier';
import { toMembershipTier } from '../../../domain/tiers/membership-tier';
import { isDigitalTier, taiwanMembership } from '../../../domain/tiers/taiwan-membership';
import { parseTaiwanTierName, taiwanTierName, taiwanTierNames } from '../../../domain/tiers/taiwan-tier-name';
import { taiwanTierIds } from '../../../domain/tiers/tier';
import { tierFor } from '../../../domain/tiers/tier-for';
import { isOrderTypeAllowed, orderFlowTypes } from '../../../domain/trading/orders/order-flow-type';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { anyRegion, holdingAmounts } from '../../arbitraries/tiers';
import { decimal } from '../../builders/decimal';

const plainSilver = { tier: 'silver', plus: false, star: false };

describe('the name of a Hong Kong tier', () => {
  it('[TIER-18, ENUM-40, CONFLICT-21] the name of a Hong Kong tier is one of ten', () => {
    const plain = { plus: false, star: false };
    expect(parseHkTier('default')).toEqual(plainSilver);
    expect(parseHkTier('Silver')).toEqual(plainSilver);
    expect(parseHkTier('Silver+')).toEqual({ ...plainSilver, plus: true });
    expect(parseHkTier('Gold')).toEqual({ tier: 'gold', ...plain });
    expect(parseHkTier('Gold+')).toEqual({ tier: 'gold', plus: true, star: false });
    expect(parseHkTier('Platinum')).toEqual({ tier: 'platinum', ...plain });
    expect(parseHkTier('Platinum+')).toEqual({ tier: 'platinum', plus: true, star: false });
    expect(parseHkTier('Select')).toEqual({ tier: 'select', ...plain });
    expect(parseHkTier('Platinum*')).toEqual({ tier: 'platinum', plus: false, star: true });
    expect(parseHkTier('Platinum*+')).toEqual({ tier: 'platinum', plus: true, star: true });
  });

  it('[TIER-03, CONFLICT-21] the name of a Hong Kong tier is compared in lower case', () => {
    expect(['gold', 'GOLD', 'gOLD'].map((name) => parseHkTier(name).tier)).toEqual(['gold', 'gold', 'gold']);
  });

  it.each([
    undefined,
    '',
    'default',
    'bronze',
    'bronze+',
    'goldsilver',
    'gold++',
    'gold **',
    '+',
    '*+',
    'gold+*',
    'ｇold',
  ])('[TIER-04, CONFLICT-21] the name of a Hong Kong tier is plain silver for %j', (name) => {
    expect(parseHkTier(name)).toEqual(plainSilver);
  });

  it('[TIER-05, TIER-18, CONFLICT-21] says its tier, its plus and its star, in any mix of cases', () => {
    const tiers = fc.constantFrom('silver', 'gold', 'platinum', 'select');
    const names = fc.record({ tier: tiers, plus: fc.boolean(), star: fc.boolean() }).chain((tier) => {
      const name = `${tier.tier}${tier.star ? '*' : ''}${tier.plus ? '+' : ''}`;
      return fc.record({ tier: fc.constant(tier), name: fc.mixedCase(fc.constant(name)) });
    });
    fc.assert(
      fc.property(names, ({ tier, name }) => {
        expect(parseHkTier(name)).toEqual(tier);
      }),
    );
  });

  it('[TIER-04] the name of a Hong Kong tier is plain silver for garbage, and nothing throws', () => {
    const nasty = fc.oneof(garbage, fc.constantFrom('__proto__', 'constructor+', 'gold'.repeat(10_000)));
    fc.assert(
      fc.property(nasty, (name) => {
        expect(parseHkTier(name)).toEqual(plainSilver);
      }),
      { numRuns: hostileRuns },
    );
    for (const raw of [null, 3, {}, ['gold']]) {
      expect(Reflect.apply(parseHkTier, undefined, [raw])).toEqual(plainSilver);
    }
  });
});

describe('the name of a Taiwan tier', () => {
  it('[TIER-20, ENUM-41, CONFLICT-20] follows its id: digital, elite, elite, prestige', () => {
    expect(taiwanTierIds.map(taiwanTierName)).toEqual(['digital', 'elite', 'elite', 'prestige']);
    expect(taiwanTierIds.map(parseTaiwanTierName)).toEqual(['digital', 'elite', 'elite', 'prestige']);
  });

  it('[TIER-20, ENUM-41, CONFLICT-20] the name of a Taiwan tier may be smart for elite, and the server’s silver, gold and platinum', () => {
    expect(parseTaiwanTierName('Smart')).toBe('elite');
    expect(taiwanTierNames).toEqual(['direct', 'digital', 'elite', 'prestige', 'silver', 'gold', 'platinum']);
    expect(taiwanTierNames.map((name) => parseTaiwanTierName(name.toUpperCase()))).toEqual(taiwanTierNames);
  });

  it('[TIER-20] the name of a Taiwan tier is nothing in garbage', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.constantFrom('__proto__', 'toString', 'gold+', 'select', '2M')), (text) => {
        expect(parseTaiwanTierName(text)).toBeUndefined();
      }),
      { numRuns: hostileRuns },
    );
    for (const raw of [undefined, null, 10, {}]) {
      expect(Reflect.apply(parseTaiwanTierName, undefined, [raw])).toBeUndefined();
    }
  });
});

describe('a client’s membership', () => {
  const holdings = { holdingAmount: decimal('4200000'), membershipTier: 'Direct', investmentTier: '1M' };

  it('[TIER-15, ENT-21] a client’s membership has the holding as its total, the server’s tier, and the tier by the holding', () => {
    expect(toMembershipTier('TW', holdings)).toEqual({
      investmentTotal: decimal('4200000'),
      membershipTier: 'Direct',
      investmentTier: '3M',
    });
  });

  it('[TIER-15, ENT-21] takes the investment tier as stated while the holding is unknown', () => {
    expect(toMembershipTier('TW', { ...holdings, holdingAmount: undefined })).toEqual({
      investmentTotal: undefined,
      membershipTier: 'Direct',
      investmentTier: '1M',
    });
    expect(toMembershipTier('HK', holdings).investmentTier).toBe('gold');
    expect(toMembershipTier('HK', {}).investmentTier).toBeUndefined();
  });

  it('[TIER-02, CONFLICT-20] a client’s membership is shown as Direct or Digital when the server says so', () => {
    const stated = ['Direct', 'DIGITAL', 'digital'].map((membershipTier) =>
      taiwanMembership(toMembershipTier('TW', { ...holdings, membershipTier })),
    );
    expect(stated).toEqual(['direct', 'digital', 'digital']);
  });

  it.each(['10M', 'baseTW', 'gold', 'smart', 'prestige', '', undefined])(
    '[TIER-02, CONFLICT-20] follows the holding when the server says %j',
    (membershipTier) => {
      expect(taiwanMembership(toMembershipTier('TW', { ...holdings, membershipTier }))).toBe('elite');
    },
  );

  it('[TIER-02, CONFLICT-20] a client’s membership has a name of the server’s while the holding is unknown', () => {
    const names = ['smart', '10M', 'Gold', 'nothing', undefined].map((membershipTier) =>
      taiwanMembership({ membershipTier }),
    );
    expect(names).toEqual(['elite', 'prestige', 'gold', undefined, undefined]);
    expect(taiwanMembership({ investmentTier: 'platinum' })).toBeUndefined();
  });

  it('[TIER-02, TIER-06, CONFLICT-20] follows the holding unless it is Direct or Digital', () => {
    const other = garbage.filter((text) => !/^(?:direct|digital)$/i.test(text));
    fc.assert(
      fc.property(anyRegion, holdingAmounts, fc.option(other, { nil: undefined }), (region, holding, text) => {
        const membership = toMembershipTier(region, { holdingAmount: holding, membershipTier: text });
        expect(membership.investmentTier).toBe(tierFor(region, holding).id);
        const byHolding = taiwanTierIds.find((id) => id === membership.investmentTier);
        expect(taiwanMembership(membership)).toBe(byHolding && taiwanTierName(byHolding));
      }),
    );
  });
});

describe('a digital-tier client', () => {
  it('[TIER-35, CONFLICT-35] makes no single purchase, but regular ones', () => {
    const digital = isDigitalTier(toMembershipTier('TW', { holdingAmount: decimal('999999') }));
    expect(orderFlowTypes.map((type) => [type, isOrderTypeAllowed(type, digital)])).toEqual([
      ['A', false],
      ['X', true],
      ['DX', true],
      ['AS', true],
    ]);
  });

  it('[TIER-35] a digital-tier client is one the server calls Digital, or one by the holding', () => {
    const holdingAmount = decimal('1000000');
    expect(isDigitalTier(toMembershipTier('TW', { holdingAmount, membershipTier: 'Digital' }))).toBe(true);
    expect(isDigitalTier(toMembershipTier('TW', { holdingAmount }))).toBe(false);
    expect(isDigitalTier(toMembershipTier('TW', { membershipTier: 'Direct', holdingAmount: decimal('0') }))).toBe(
      false,
    );
    expect(isDigitalTier({})).toBe(false);
  });
});
