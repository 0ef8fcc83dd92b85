import { expect, it } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import { planPurchaseFee } from '../../../domain/fees/by-tier/plan-purchase-fee';

it.each([
  ['SILVER', '0.88'],
  ['GOLD', '0.58'],
  ['GOLD+', '0'],
  ['PLATINUM+', '0'],
  [undefined, '0.88'],
])('[TIER-21, TIER-26] the fee of a plan of the tier %s is %s percent', (membershipTier, percent) => {
  const { min, max } = planPurchaseFee('HK', { membershipTier });
  expect([toText(min), toText(max)]).toEqual([percent, percent]);
});
