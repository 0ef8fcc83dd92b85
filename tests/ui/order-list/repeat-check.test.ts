import { describe, expect, it } from 'vitest';
import { repeatsInList } from '../../../application/orders/repeats-in-list';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import type { OrderListViewModel } from '../../../ui/screens/order-list/order-list-view-model';
import { afterDeadline } from '../../builders/after-deadline';
import { decimal } from '../../builders/decimal';
import { MemoryVault } from '../../builders/memory-vault';
import { settled } from '../../builders/settled';
import { StatedOrderRecords } from '../../builders/stated-order-records';
import { aPreview, buyA, buyU, orderPage, type OrderSetup, readyPage, redeemA, switchA } from '../support/order-page';

const at = '2026-11-20T01:32:00Z';

const sideOf = (code: string) => {
  const { name, baseCurrency } = aPreview(code);
  return { fund: { code, name }, priceCurrency: baseCurrency };
};

/** The purchase of A on the list, as it was received before. */
const boughtA: OrderRecord = {
  ...sideOf('A'),
  type: 'B',
  status: 'RECEIVED',
  currency: 'TWD',
  amount: decimal('3000.00'),
  receivedAt: at,
};

const soldA: OrderRecord = { ...boughtA, type: 'R', amount: undefined, units: decimal('2.000') };

const of = (...stated: readonly OrderRecord[]) => new StatedOrderRecords(stated);

/** A list whose answers have all arrived, with everything accepted but the question. */
async function askedPage(setup: OrderSetup = {}) {
  const page = await readyPage({ records: of(boughtA), ...setup });
  await settled();
  return page;
}

/** A list whose client has come to the password before what was placed today could be read. */
async function latePage(records: StatedOrderRecords, setup: OrderSetup = {}) {
  let open = (): void => {};
  records.gate = new Promise((resolve) => {
    open = resolve;
  });
  const page = await readyPage({ records, ...setup });
  const arrive = async (): Promise<void> => {
    open();
    await settled();
  };
  return { ...page, arrive };
}

const told = ({ repeats }: OrderListViewModel) =>
  repeats.asked.map(({ entry, placedAt, times }) => [entry.place, placedAt, times]);

describe('a list with an order that was placed today already', () => {
  it('[ORDQ-01, ORDQ-04, TRADE-62] asks about that order alone, and for no password before the answer', async () => {
    const { view, orders } = await askedPage({ items: [buyU, buyA, redeemA] });
    expect([told(view), view.submitBlocker, view.stage]).toEqual([[[1, at, 1]], 'notes', 'terms']);
    await view.send();
    expect(orders.asked).toEqual([]);
    view.repeats.accept(true);
    expect(view.submitBlocker).toBeUndefined();
    await view.send();
    expect([view.phase.kind, orders.asked]).toEqual(['receipt', ['send order-list:L1']]);
  });

  it('[ORDQ-02, ORDQ-03] asks about units that leave a fund as well', async () => {
    const switched = { ...soldA, type: 'S' as const, units: decimal('3'), into: sideOf('U') };
    const { view } = await askedPage({ items: [redeemA, switchA], records: of(switched, soldA) });
    expect(told(view)).toEqual([
      [0, at, 1],
      [1, at, 1],
    ]);
  });

  it.each<readonly [string, readonly OrderRecord[]]>([
    ['placed nothing', []],
    ['placed another amount', [{ ...boughtA, amount: decimal('3001') }]],
    ['cancelled it', [{ ...boughtA, status: 'CANCELLED' }]],
    ['placed it yesterday', [{ ...boughtA, receivedAt: '2026-11-19T15:59:59Z' }]],
    ['has a regular plan that did', [{ ...boughtA, planRefNo: 'P1' }]],
  ])('[ORDQ-01] asks nothing of a client who %s', async (_, records) => {
    const { view } = await askedPage({ records: of(...records) });
    expect([told(view), view.submitBlocker]).toEqual([[], undefined]);
  });

  it('[ORDQ-04] a list is sent as ever where nobody can tell what was placed today', async () => {
    const failing = new StatedOrderRecords({ kind: 'server-error', status: 404 });
    const { view } = await askedPage({ records: failing });
    await view.send();
    expect([failing.asked, view.phase.kind]).toEqual([1, 'receipt']);
  });

  it('[TRADE-62] asks about what the list has twice, wherever it was placed', async () => {
    const { view, card } = await askedPage({ items: [buyA, buyU, buyA], records: of() });
    expect([told(view), view.submitBlocker]).toEqual([[[0, undefined, 2]], 'notes']);
    card(2).remove();
    await settled();
    expect([told(view), view.submitBlocker]).toEqual([[], undefined]);
  });

  it('[SESS-17, TRADE-94] a link that leads to no orders reads none of what was placed today', async () => {
    const records = of(boughtA);
    await orderPage({ records, link: { kind: 'closed', link: 'expired' } });
    expect(records.asked).toBe(0);
  });

  it('[ORDQ-01] asks no more once it is midnight in Hong Kong', async () => {
    const { view, clock } = await askedPage();
    const stop = view.time.follow();
    clock.advance(14 * 60 * 60 * 1000 - 1);
    expect(told(view)).toHaveLength(1);
    clock.advance(1000);
    expect(told(view)).toEqual([]);
    stop();
  });
});

describe('what is answered', () => {
  const change = async ({ card, view }: Awaited<ReturnType<typeof askedPage>>, figure: string) => {
    card(0).changeText(figure);
    card(0).commitEdit();
    await settled();
    return [view.repeats.asked.length, view.submitBlocker];
  };

  it('[TRADE-64, OPEN-80] goes with another figure, and is asked again where that is changed back', async () => {
    const page = await askedPage();
    page.view.repeats.accept(true);
    expect(await change(page, '4000')).toEqual([0, undefined]);
    expect(await change(page, '３，０００')).toEqual([1, 'notes']);
  });

  it('[TRADE-63] a repeat isn’t asked about again for an order that was removed and put back', async () => {
    const { view, card } = await askedPage();
    view.repeats.accept(true);
    card(0).remove();
    await settled();
    expect(told(view)).toEqual([]);
    card(0).undoRemove();
    await settled();
    expect([told(view).length, view.submitBlocker]).toEqual([1, undefined]);
  });

  it('[ORDQ-04] the consent to a repeat is taken back like any other', async () => {
    const { view } = await askedPage();
    view.repeats.accept(true);
    view.repeats.accept(false);
    expect([view.repeats.isOpen, view.submitBlocker]).toEqual([true, 'notes']);
  });

  it('[SESS-17, OPEN-87] stays over a reload, for this client and this list', async () => {
    const vault = new MemoryVault();
    const { view } = await askedPage({ vault });
    view.repeats.accept(true);
    const openAgain = async (setup: OrderSetup) => {
      const again = await orderPage({ vault, records: of(boughtA), ...setup });
      await settled();
      return again.view.repeats.isOpen;
    };
    expect(await openAgain({})).toBe(false);
    expect(await openAgain({ user: { userId: 'U2' } })).toBe(true);
    expect(await openAgain({ list: { listId: 'L2' } })).toBe(true);
  });

  it('[ORDQ-04] the consent to a repeat is to what was told: placed once more meanwhile, it is asked again', async () => {
    const records = of(boughtA);
    const { view } = await askedPage({ records });
    view.repeats.accept(true);
    records.stated = [{ ...boughtA, receivedAt: '2026-11-20T01:50:00Z' }, boughtA];
    await view.loadRecords();
    expect(told(view)).toEqual([[0, '2026-11-20T01:50:00Z', 1]]);
    expect(view.repeats.isOpen).toBe(true);
  });
});

describe('a question that comes when the client is at the password', () => {
  it('[ORDQ-04, TRADE-66] leaves the password where it is, stands below, and stops what is sent until it is answered', async () => {
    const { view, orders, arrive } = await latePage(of(boughtA));
    expect([view.submitBlocker, told(view)]).toEqual([undefined, []]);
    await arrive();
    expect([view.submitBlocker, told(view).length, view.repeats.isBelow]).toEqual([undefined, 1, true]);
    await view.send();
    expect([view.phase.kind, orders.asked, view.repeats.missed, view.password]).toEqual([
      'confirming',
      [],
      1,
      'abc123',
    ]);
    view.repeats.accept(true);
    expect([view.repeats.missed, view.repeats.isBelow]).toEqual([0, true]);
    await view.send();
    expect(view.phase.kind).toBe('receipt');
  });

  it('[ORDQ-04] a late question about a repeat doesn’t stop what was sent before it came', async () => {
    const { view, arrive } = await latePage(of(boughtA));
    await view.send();
    await arrive();
    expect(view.phase.kind).toBe('receipt');
  });

  it('[ORDQ-04] stands among the notes once the orders are changed', async () => {
    const { view, card, arrive } = await latePage(of(boughtA, soldA));
    await arrive();
    card(0).remove();
    await settled();
    expect([told(view), view.repeats.isBelow, view.submitBlocker]).toEqual([[[1, at, 1]], false, 'notes']);
  });

  it('[ORDQ-04] stands among the notes where one of them isn’t accepted yet', async () => {
    const { view, arrive } = await latePage(of(boughtA));
    view.terms.tick('product-risk', false);
    await arrive();
    expect([view.repeats.isBelow, view.submitBlocker]).toEqual([false, 'notes']);
    view.terms.tick('product-risk', true);
    expect(view.submitBlocker).toBe('notes');
  });

  it('[ORDQ-04] stays among the notes where it was there before, and leaves the password all the same', async () => {
    const records = of(boughtA);
    const { view } = await askedPage({ records });
    view.repeats.accept(true);
    records.stated = [{ ...boughtA, receivedAt: '2026-11-20T01:50:00Z' }];
    await view.loadRecords();
    expect([view.repeats.isOpen, view.repeats.isBelow, view.submitBlocker]).toEqual([true, false, undefined]);
  });
});

describe('what was placed today', () => {
  it.each(['lost before', 'lost after'] as const)(
    '[API-90, ORDQ-04] the orders placed today are read again once it wasn’t known whether the list arrived: %s',
    async (fate) => {
      const records = of();
      const { view, orders, deadlines } = await askedPage({ records });
      orders.fate = fate;
      orders.isStateOutOfReach = true;
      await afterDeadline(deadlines, view.send());
      expect([view.phase.kind, records.asked]).toEqual(['unknown', 2]);
      orders.isStateOutOfReach = false;
      if (fate === 'lost before') records.stated = [boughtA];
      await afterDeadline(deadlines, view.find());
      await settled();
      expect([view.phase.kind, records.asked]).toEqual(fate === 'lost before' ? ['confirming', 3] : ['receipt', 2]);
      expect(view.repeats.isOpen).toBe(fate === 'lost before');
    },
  );

  it.each([
    ['zh_TW', 0],
    ['en_US', 1],
  ] as const)(
    '[ENT-29, I18N-12] a repeat is found by the fund’s name in the same language: read in %s',
    (language, count) => {
      const order = {
        item: buyA,
        funds: new Map([['A', aPreview('A')]]),
        language: 'zh_TW',
        agreements: new Map(),
      } as const;
      const named = { ...boughtA, fund: { code: 'A', name: 'Fund A' } };
      expect(repeatsInList([order], { orders: [named], language }, { day: '2026-11-20' })).toHaveLength(count);
    },
  );

  it('[ORDQ-04] stays known where it can’t be read again, and only the last answer counts', async () => {
    const records = of(boughtA);
    const { view } = await askedPage({ records });
    records.stated = { kind: 'no-answer', reason: 'offline' };
    await view.loadRecords();
    expect(told(view)).toHaveLength(1);
    let open = (): void => {};
    records.gate = new Promise((resolve) => {
      open = resolve;
    });
    const first = view.loadRecords();
    records.gate = undefined;
    records.stated = [];
    await view.loadRecords();
    records.stated = [boughtA];
    open();
    await first;
    expect(told(view)).toEqual([]);
  });
});
