import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { scaled, toText } from '../../../domain/money/decimal';
import { PurchaseEstimate } from '../../../ui/orders/purchase-estimate';
import { UnitsEstimate } from '../../../ui/orders/units-estimate';
import { BuyViewModel } from '../../../ui/screens/place-order/buying/buy-view-model';
import { decimal } from '../../builders/decimal';
import { settled } from '../../builders/settled';
import { from, placeSetup } from '../support/place-page';

const prices = fc.bigInt({ min: 1n, max: 9_999n }).map((digits) => scaled(digits, 2));

it('[API-79, OPEN-80] law: an estimate of what an amount buys is that by the latest price, whatever it was estimated by before', () => {
  fc.assert(
    fc.property(prices, prices, (before, price) => {
      const unitsBy = (...all: readonly (typeof price)[]) => {
        const estimate = new PurchaseEstimate(placeSetup().deps);
        const asked = { fundCode: 'A', currency: 'TWD', amount: decimal('10000') };
        for (const one of all) estimate.update(asked, { price: one, baseCurrency: 'TWD' });
        return estimate.bought && toText(estimate.bought.units);
      };
      expect(unitsBy(before, price)).toBe(unitsBy(price));
    }),
  );
});

it('[API-79, TRADE-23] the server is asked again for the same amount or units by another price, and not by the same', async () => {
  const { deps, checks } = placeSetup();
  const bought = new PurchaseEstimate(deps);
  const sold = new UnitsEstimate(deps);
  for (const price of ['10', '10.00', '11']) {
    const priced = { price: decimal(price), baseCurrency: 'USD' };
    bought.update({ fundCode: 'U', currency: 'TWD', amount: decimal('10000') }, priced, 0);
    sold.update({ fundCode: 'U', currency: 'TWD', units: decimal('2') }, { available: decimal('5'), ...priced }, 0);
    await settled();
  }
  expect(checks.asked).toEqual(['units U TWD 10000', 'worth U TWD 2', 'units U TWD 10000', 'worth U TWD 2']);
});

it('[API-79, I18N-12] a purchase is estimated by the price that comes with another language', async () => {
  const funds: Record<string, Partial<FundPreview>> = {
    A: { fundPrice: { price: decimal('10'), date: '2026-11-19' } },
  };
  const view = new BuyViewModel(placeSetup({ funds }).deps, from({ fundCode: 'A' }));
  await view.load();
  view.funds[0]?.type('10000');
  const units = () => toText(view.funds[0]?.estimate.bought?.units ?? decimal('0'));
  expect(units()).toBe('1000.0000');
  funds['A'] = { fundPrice: { price: decimal('20'), date: '2026-11-20' } };
  await view.translate();
  expect(units()).toBe('500.0000');
});
