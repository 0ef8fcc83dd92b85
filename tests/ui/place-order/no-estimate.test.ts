import { describe, expect, it } from 'vitest';
import { zero } from '../../../domain/money/decimal';
import { PurchaseEstimate } from '../../../ui/orders/purchase-estimate';
import { UnitsEstimate } from '../../../ui/orders/units-estimate';
import { placeSetup } from '../support/place-page';

// A part of a page that asks on each drawing would else draw itself for ever.
describe('an estimate of nothing', () => {
  it('[API-79, ORDQ-02] an estimate of units that are bought stays the same while there is no amount', () => {
    const estimate = new PurchaseEstimate(placeSetup().deps);
    const before = estimate.phase;
    estimate.update(undefined, { baseCurrency: 'TWD' });
    expect(estimate.phase).toBe(before);
  });

  it('[TRADE-23, ORDQ-03] an estimate of what units bring stays the same while there are none', () => {
    const estimate = new UnitsEstimate(placeSetup().deps);
    const before = estimate.phase;
    estimate.update(undefined, { available: zero });
    expect(estimate.phase).toBe(before);
  });
});
