import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '../../../domain/trading/dealing/order-event';
import { valueDates } from '../../../domain/trading/records/value-dates';
import { decimal } from '../../builders/decimal';

const one = decimal('1');
const deal = { price: one, units: one, cost: one, amount: one };
/** Written down by a desk that was late. */
const late = '2026-03-09T02:00:00Z';

describe('the value dates of an order', () => {
  it('[ORDQ-09] the value dates of an order are the dealing dates of its deals and of what pays for them, and else the days in Hong Kong on which things happened', () => {
    const events: readonly OrderEvent[] = [
      { kind: 'received', at: '2026-02-26T17:00:00Z' },
      { kind: 'accepted', at: late, dealingDate: '2026-02-27' },
      { kind: 'priced', at: late, deal },
      { kind: 'invested', at: late, dealingDate: '2026-03-02', deal },
      { kind: 'settled', at: late },
    ];
    expect(valueDates(events)).toEqual(['2026-02-27', '2026-02-27', '2026-02-27', '2026-03-02', '2026-03-09']);
    expect(valueDates([{ kind: 'received', at: 'once' }])).toEqual(['']);
  });
});
