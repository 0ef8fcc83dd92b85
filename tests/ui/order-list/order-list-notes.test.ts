import { describe, expect, it } from 'vitest';
import { redemptionWarnings } from '../../../domain/trading/notes/redemption-validation';
import { decimal } from '../../builders/decimal';
import { buyA, buyU, orderPage, readyPage, redeemA, switchA } from '../support/order-page';
import { unitsQuantity } from '../../../domain/trading/orders/order';

const usual = ['fee-and-return', 'product-risk'];

describe('what must be accepted', () => {
  it('[TRADE-81..83, TRADE-108, OPEN-40] the notes to accept are those that these orders need, and follow what is removed', async () => {
    const funds = { U: { fundRiskRating: 5 as const } };
    const { view, card } = await orderPage({ items: [buyA, buyU], funds });
    expect(view.terms.notes).toEqual([...usual, 'rr5']);
    card(1).remove();
    expect(view.terms.notes).toEqual(usual);
  });

  it('[TRADE-84, TRADE-109, CONFLICT-60, SUIT-07, SUIT-08] warns an elderly client of what half of the portfolio means, and carries what was accepted', async () => {
    const funds = { U: { fundRiskRating: 5 as const } };
    const user = { elderlyIndicator: true, disadvantagedElderlyIndicator: true };
    const all = { ...redeemA, quantity: unitsQuantity(decimal('10')) };
    const few = await orderPage({ items: [all, buyU], user, funds });
    expect(few.view.terms.notes).toEqual([...usual, 'rr5', 'vulnerable-elderly']);
    expect(redemptionWarnings({}, true)).toEqual(['daily-limit-over-aum']);
    const { view, orders } = await readyPage({
      items: [all, buyU],
      user,
      funds,
      list: { showsRedemptionWarning: true },
    });
    expect(view.terms.notes).toEqual([
      ...usual,
      'rr5',
      'vulnerable-elderly',
      'half-of-portfolio',
      'redemption-elderly',
    ]);
    await view.send();
    expect(orders.received[0]).toMatchObject({ disadvantagedElderlyAck: 'Y', elderlyRedeemOverHalfAck: 'Y' });
  });

  it('[TRADE-107, BANK-07, SUIT-25] speaks of a changed bank account, and of more risk than suits', async () => {
    const bank = { currency: 'TWD', status: 'NEW', onlineDDA: false };
    const { view } = await orderPage({ items: [buyA], bank, user: { effectiveCrr: 'a' } });
    expect(view.terms.notes).toEqual([...usual, 'risk-above-tolerance', 'bank-change']);
  });

  it('[SUIT-25] says nothing of the risk of a fund that the client leaves, and all of one that is switched into', async () => {
    const page = { user: { effectiveCrr: 'a' }, funds: { A: { fundRiskRating: 5 as const } } };
    const sold = await orderPage({ ...page, items: [redeemA] });
    expect(sold.view.terms.notes).toEqual(usual);
    const switched = await orderPage({ ...page, items: [switchA], funds: { U: { fundRiskRating: 4 as const } } });
    expect(switched.view.terms.notes).toEqual([...usual, 'risk-above-tolerance']);
  });

  it('[OPEN-40, CONFLICT-37] comes before the password, and an order that can’t be sent before that', async () => {
    const { view, card } = await orderPage();
    expect([view.submitBlocker, view.stage]).toEqual(['notes', 'terms']);
    card(0).startEdit('');
    expect([view.submitBlocker, view.stage]).toEqual(['editing', 'card']);
    card(0).cancelEdit();
    for (const note of view.terms.notes) view.terms.tick(note, true);
    expect([view.submitBlocker, view.stage]).toEqual([undefined, 'password']);
    view.terms.tick('product-risk', false);
    expect(view.submitBlocker).toBe('notes');
    for (const one of view.cards) one.remove();
    expect([view.submitBlocker, view.stage]).toEqual(['empty', 'card']);
  });
});
