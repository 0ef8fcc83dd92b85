import { describe, expect, it } from 'vitest';
import { saveRejectedOrders } from '../../../application/orders/save-rejected-orders';
import { isPurchase, PlacementDrafts, type OrderPageKind } from '../../../application/orders/placement-drafts';
import { toText } from '../../../domain/money/decimal';
import type { OrderListViewModel } from '../../../ui/screens/order-list/order-list-view-model';
import { decimal } from '../../builders/decimal';
import { MemoryVault } from '../../builders/memory-vault';
import { settled } from '../../builders/settled';
import { KeepingOrders } from '../../builders/stated-order-lists';
import { buyA, buyU, heldUnits, orderPage, readyPage, redeemA, switchA } from '../support/order-page';
import { type Order, unitsQuantity } from '../../../domain/trading/orders/order';

describe('what a client made of a list', () => {
  const items = [buyA, buyU, switchA];
  const made = async (vault: MemoryVault) => {
    const page = await orderPage({ items, vault });
    page.card(0).changeText('4000');
    page.card(0).commitEdit();
    page.card(1).remove();
    page.card(2).changeText('5');
    page.card(2).commitEdit();
    page.view.terms.tick('product-risk', true);
    page.view.typePassword('abc123');
    return page;
  };
  const seen = ({ cards, terms, password }: OrderListViewModel) => [
    cards.map(({ figure, isRemoved }) => [figure && toText(figure), isRemoved]),
    terms.ticked,
    password,
  ];

  it('[SESS-17, SESS-18, SESS-19, OPEN-87, TRADE-63, TRADE-64] a draft of a list is there again after a reload, but for the password', async () => {
    const vault = new MemoryVault();
    await made(vault);
    const { view } = await orderPage({ items, vault });
    expect(seen(view)).toEqual([
      [
        ['4000', false],
        ['200', true],
        ['5.000', false],
      ],
      ['product-risk'],
      '',
    ]);
    expect(vault.keys.map((key) => vault.readRaw(key)).join()).not.toContain('abc123');
  });

  it('[OPEN-87, TRADE-64] holds the place: the figure that is being typed is in its open field again', async () => {
    const vault = new MemoryVault();
    const page = await orderPage({ items, vault });
    page.card(0).startEdit('3000');
    page.card(0).changeText('45x');
    page.card(2).startEdit('3');
    page.card(2).cancelEdit();
    const { card, view } = await orderPage({ items, vault });
    expect([0, 1, 2].map((place) => card(place).typed)).toEqual(['45x', undefined, undefined]);
    expect([view.submitBlocker, toText(card(0).figure ?? decimal('0'))]).toEqual(['editing', '3000']);
  });

  it('[OPEN-87] a draft of a list is nobody else’s, and not another list’s', async () => {
    const vault = new MemoryVault();
    await made(vault);
    const untouched = [
      [
        ['3000', false],
        ['200', false],
        ['3', false],
      ],
      [],
      '',
    ];
    expect(seen((await orderPage({ items, vault, user: { userId: 'U2' } })).view)).toEqual(untouched);
    expect(seen((await orderPage({ items, vault, list: { listId: 'L2' } })).view)).toEqual(untouched);
  });

  it('[OPEN-87] a draft of a list is forgotten once the list was received', async () => {
    const vault = new MemoryVault();
    const { view, orders } = await readyPage({ vault });
    orders.fate = 'none received';
    await view.send();
    expect(vault.keys).not.toEqual([]);
    view.reopen();
    await settled();
    orders.fate = 'well';
    view.typePassword('abc123');
    await view.send();
    expect(vault.keys).toEqual([]);
  });

  it('[OPEN-79, SESS-17, TRADE-08] that was given up stays so in this tab, and the server isn’t asked', async () => {
    const vault = new MemoryVault();
    const { view } = await orderPage({ vault });
    view.cancellation.ask();
    await view.cancellation.cancel();
    const again = await orderPage({ vault });
    expect([again.view.phase, again.lists.asked]).toEqual([{ kind: 'closed', link: 'cancelled' }, []]);
  });

  it.each([
    '',
    'x',
    '7',
    'null',
    '[]',
    '{"userId":"U1","oid":"L1","kept":7}',
    '{"userId":"U1","oid":"L1","kept":[null,7,{},{"place":0,"figure":"x"}]}',
  ])('[OPEN-87] a draft that isn’t one is taken for none: %s', async (text) => {
    const vault = new MemoryVault();
    for (const key of ['order', 'switchOrder', 'orderConfirm'] as const) vault.write(key, text);
    expect(seen((await orderPage({ items, vault })).view)[0]).toEqual([
      ['3000', false],
      ['200', false],
      ['3', false],
    ]);
  });
});

describe('what follows from an order', () => {
  it('[TRADE-82, TRADE-83, CONFLICT-35] the notes of a switch follow from the fund it goes into', async () => {
    const into = await orderPage({ items: [switchA], funds: { U: { fundRiskRating: 5 } } });
    expect(into.view.terms.notes).toContain('rr5');
    const outOf = await orderPage({ items: [switchA], funds: { A: { fundRiskRating: 5 } } });
    expect(outOf.view.terms.notes).not.toContain('rr5');
    const [left, entered] = into.card(0).lines;
    expect([left?.totalHoldings && toText(left.totalHoldings), entered?.totalHoldings]).toEqual(['10', undefined]);
  });

  it('[TRADE-28, TRADE-84] the server’s warning is about what is redeemed alone', async () => {
    const list = { showsRedemptionWarning: true };
    expect((await orderPage({ items: [buyA], list })).view.terms.notes).not.toContain('half-of-portfolio');
    expect((await orderPage({ items: [redeemA], list })).view.terms.notes).toContain('half-of-portfolio');
  });

  it('[OPEN-40, TRADE-66] nothing is sent while something stands against it', async () => {
    const { view, orders } = await orderPage();
    view.typePassword('abc123');
    await view.send();
    expect([view.phase.kind, orders.asked]).toEqual(['confirming', []]);
  });
});

describe('what wasn’t received of the client’s own list', () => {
  const into = (intoFundCode: string, unit: string): Order => ({
    ...switchA,
    intoFundCode,
    quantity: unitsQuantity(decimal(unit)),
  });
  const sent = async (
    setup: Parameters<typeof readyPage>[0],
    refused: readonly string[],
    vault = new MemoryVault(),
  ) => {
    const orders = new KeepingOrders();
    orders.refused = refused;
    const { view } = await readyPage({ isOwn: true, orders, vault, ...setup });
    await view.send();
    const drafts = new PlacementDrafts(vault);
    const kept = view.phase.kind === 'receipt' ? view.phase.kept : undefined;
    return {
      kept,
      drafts,
      of: (kind: OrderPageKind) => drafts.restore(isPurchase(kind) ? owner : { userId: 'U1' }, kind),
    };
  };
  const nothing = { holdingId: '', by: '', typed: '', funds: [] };
  const owner = { userId: 'U1', accountNo: '51' };

  it('[TRADE-40, SESS-17] stands on the page it was typed on, with the figure it was sent with', async () => {
    const { kept, of } = await sent({ items: [buyA, buyU] }, ['U']);
    expect(kept).toEqual(['buy']);
    expect(of('buy')).toEqual({ ...nothing, funds: [{ fundCode: 'U', currency: 'USD', typed: '200' }] });
    expect([of('sell'), of('switch')]).toEqual([nothing, nothing]);
  });

  it('[TRADE-40, SESS-17, SESS-19] units that were to leave a fund are restored with their holding', async () => {
    const [holding] = heldUnits;
    const sale = await sent({ items: [buyU, redeemA] }, ['A']);
    expect(sale.kept).toEqual(['sell']);
    expect(sale.of('sell')).toEqual({ ...nothing, holdingId: holding?.id, by: 'units', typed: '2' });
    const switched = await sent({ items: [buyU, into('B', '1'), into('C', '1'), into('D', '1')] }, ['A']);
    expect(switched.kept).toEqual(['switch']);
    expect(switched.of('switch')).toEqual({
      holdingId: holding?.id,
      by: 'units',
      typed: '3',
      funds: [
        { fundCode: 'B', currency: '', typed: '33.34' },
        { fundCode: 'C', currency: '', typed: '33.33' },
        { fundCode: 'D', currency: '', typed: '33.33' },
      ],
    });
  });

  it('[TRADE-40, SESS-19] the one of two switches out of one holding that wasn’t received is restored by its units', async () => {
    const { view } = await orderPage({ items: [into('B', '1'), into('C', '2')] });
    const drafts = new PlacementDrafts(new MemoryVault());
    const result = {
      successfulAllotments: [],
      failedAllotments: [],
      successfulRedemptions: [],
      switches: [],
      isShortPin: false,
      failedRedemptions: [{ fundCode: 'A', currency: 'TWD', units: decimal('2') }],
    };
    expect(saveRejectedOrders(drafts, owner, { result, orders: view.cards.map(({ order }) => order) })).toEqual([
      'switch',
    ]);
    expect(drafts.restore({ userId: 'U1' }, 'switch').funds).toEqual([{ fundCode: 'C', currency: '', typed: '100' }]);
  });

  it('[SESS-17, OPEN-87] the rest of a list is nobody else’s; of what was received, and of a list by link, nothing is kept', async () => {
    const { drafts } = await sent({ items: [buyA, buyU] }, ['U']);
    expect(drafts.restore({ ...owner, userId: 'U2' }, 'buy')).toEqual(nothing);
    const all = await sent({ items: [buyA, buyU] }, []);
    expect([all.kept, all.of('buy')]).toEqual([[], nothing]);
    const byLink = await sent({ items: [buyA, buyU], isOwn: false }, ['U']);
    expect([byLink.kept, byLink.of('buy')]).toEqual([[], nothing]);
  });
});
