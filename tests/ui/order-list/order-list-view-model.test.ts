import { describe, expect, it } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import { afterDeadline } from '../../builders/after-deadline';
import { decimal } from '../../builders/decimal';
import { SubmissionsDevice } from '../../builders/memory-submissions';
import { settled } from '../../builders/settled';
import { KeepingOrders } from '../../builders/stated-order-lists';
import { buyA, buyU, orderPage, readyPage, redeemA, switchA } from '../support/order-page';
import { amountQuantity } from '../../../domain/trading/orders/order';

describe('a link', () => {
  it('[TRADE-05, OPEN-78, TRADE-17] leads to its orders, or first to the consent', async () => {
    const { view } = await orderPage();
    expect([view.phase.kind, view.cards.map(({ order }) => order.item.kind)]).toEqual([
      'confirming',
      ['buy', 'redemption'],
    ]);
    const unsigned = await orderPage({ list: { first: true } });
    expect([unsigned.view.phase.kind, unsigned.view.stage, unsigned.view.step]).toEqual(['consent', 'card', 1]);
  });

  it('[TRADE-09, TRADE-58, API-76] a link is consented to once, then shows its orders', async () => {
    const { view, lists } = await orderPage({ list: { first: true } });
    await Promise.all([view.consent(), view.consent()]);
    expect([view.phase.kind, lists.asked]).toEqual(['confirming', ['open L1', 'consent L1']]);
    await view.consent();
    expect(lists.asked).toHaveLength(2);
  });

  it('[API-76] whose consent fails says so, and may be consented to again; one that has ended meanwhile says why', async () => {
    const { view, lists } = await orderPage({ list: { first: true } });
    lists.change = { kind: 'server-error', status: 500 };
    await view.consent();
    expect(view.phase).toEqual({ kind: 'consent', failure: lists.change });
    lists.change = { kind: 'closed', link: 'expired' };
    await view.consent();
    expect(view.phase).toEqual({ kind: 'closed', link: 'expired' });
  });

  it.each(['unreadable', 'expired', 'replaced', 'cancelled'] as const)(
    '[TRADE-06, TRADE-61, TRADE-93, TRADE-95, ERR-21] that leads to no orders says why, and asks for nothing else: %s',
    async (link) => {
      const { view, orders } = await orderPage({ link: { kind: 'closed', link }, failing: 'user' });
      expect([view.phase, orders.asked]).toEqual([{ kind: 'closed', link }, []]);
    },
  );

  it('[TRADE-94, TRADE-36] a link of a list that was sent tells what it was answered, if that can be had', async () => {
    const orders = new KeepingOrders();
    const sent = await readyPage({ orders });
    await sent.view.send();
    const { view } = await orderPage({ orders, link: { kind: 'closed', link: 'sent' } });
    expect(view.phase).toMatchObject({
      kind: 'closed',
      link: 'sent',
      result: { orderReceivedDate: '2026-11-20T02:00:00Z' },
    });
    orders.isStateOutOfReach = true;
    const unread = (await orderPage({ orders, link: { kind: 'closed', link: 'sent' } })).view;
    expect(unread.phase).toEqual({ kind: 'closed', link: 'sent', isResultUnknown: true });
    orders.isStateOutOfReach = false;
    await unread.readResult();
    expect(unread.phase).toEqual(view.phase);
  });

  it.each(['user', 'tier', 'records', 'previews', 'holdings', 'banks'] as const)(
    '[TRADE-07, OPEN-92] shows no orders while something is missing that a rule or a note follows from: %s',
    async (failing) => {
      expect((await orderPage({ failing })).view.prepared.phase.kind).toBe('failed');
    },
  );

  it('[TRADE-07] that couldn’t be asked for stays what it is, to be asked for again', async () => {
    const { view, lists } = await orderPage({ link: { kind: 'no-answer', reason: 'offline' } });
    expect(view.prepared.phase.kind).toBe('failed');
    lists.opened = { kind: 'closed', link: 'expired' };
    await view.load();
    expect(view.phase.kind).toBe('closed');
  });
});

describe('an order on the list', () => {
  it('[TRADE-18, TRADE-20, TRADE-22, ENT-59] states its fee and total, or its share of what is held', async () => {
    const { card } = await orderPage();
    const { cost } = card(0);
    expect([cost && toText(cost.fee), cost && toText(cost.total)]).toEqual(['45', '3045']);
    const [line] = card(1).lines;
    expect([line?.percentOfHoldings && toText(line.percentOfHoldings), line?.names]).toEqual([
      '20.00',
      { zh_TW: '基金 A' },
    ]);
    expect(card(0).lines[0]?.feeRateText).toBe('1.50%');
    expect(card(1).cost).toBeUndefined();
  });

  it('[OPEN-80, TRADE-64, TRADE-101] an order is changed within its rules, its cost following what is typed', async () => {
    const { card } = await orderPage();
    card(0).startEdit('3000');
    card(0).changeText('４，０００');
    expect(card(0).cost && toText(card(0).cost?.total ?? decimal('0'))).toBe('4060');
    expect([card(0).commitEdit(), card(0).figure && toText(card(0).figure ?? decimal('0'))]).toEqual([true, '4000']);
    card(0).startEdit('4000');
    card(0).changeText('0.5');
    expect([card(0).commitEdit(), card(0).typedProblem, card(0).cost]).toEqual([false, 'too-many-places', undefined]);
    card(0).cancelEdit();
    expect([card(0).typed, toText(card(0).figure ?? decimal('0'))]).toEqual([undefined, '4000']);
  });

  it('[TRADE-96, TRADE-97, ERR-101] never takes more units than are held, each kind with its own rule', async () => {
    for (const [item, problem] of [
      [redeemA, 'redemption-exceeds-available'],
      [switchA, 'switch-out-exceeds-available'],
    ] as const) {
      const { card } = await orderPage({ items: [item] });
      card(0).changeText('10.001');
      expect([card(0).commitEdit(), card(0).typedProblem]).toEqual([false, problem]);
      card(0).changeText('10');
      expect(card(0).commitEdit()).toBe(true);
    }
  });

  it('[TRADE-116, CONFLICT-40] counts with the other purchases in TWD under the day’s cap, and not with what was removed', async () => {
    const big = { ...buyA, quantity: amountQuantity(decimal('20000000')) };
    const { view, card } = await orderPage({ items: [big, big, buyU] });
    expect(view.cards.map(({ problem }) => problem)).toEqual(['above-daily-cap', 'above-daily-cap', undefined]);
    card(1).remove();
    expect([card(0).problem, view.left.length]).toEqual([undefined, 2]);
    card(1).undoRemove();
    expect(card(0).problem).toBe('above-daily-cap');
  });

  it.each([
    ['risk-O', { record: { kycStatus: 'O' } }],
    ['regular-only', { tier: 'DIGITAL' }],
    ['no-trading-right', { user: { accountSupplementalInfoList: [{ etradingRight: false }] } }],
    ['not-traded-online', { funds: { A: { statusNormal: false } } }],
    ['not-offered', { funds: { A: { availability: { buy: false, regularBuy: true, eRegularBuy: true } } } }],
  ] as const)(
    '[SUIT-30..33, TIER-35, FUND-34] says the one rule that stops it, and isn’t sent: %s',
    async (refusal, setup) => {
      const { view, card } = await readyPage({ items: [buyA], ...setup });
      expect([card(0).refusal, card(0).isEditable, view.submitBlocker]).toEqual([refusal, false, 'problems']);
      card(0).remove();
      expect(view.submitBlocker).toBe('empty');
    },
  );

  it('[FUND-34] a switch into a fund that isn’t sold now is stopped, whatever the fund it leaves', async () => {
    const closed = { buy: false, regularBuy: true, eRegularBuy: true };
    const { view, card } = await readyPage({ items: [switchA], funds: { U: { availability: closed } } });
    expect([card(0).refusal, view.submitBlocker]).toEqual(['not-offered', 'problems']);
    const open = await readyPage({ items: [switchA], funds: { A: { availability: { ...closed, switchOut: true } } } });
    expect(open.card(0).refusal).toBeUndefined();
  });

  it('[HOLD-10] an order of a fund that isn’t held can’t leave it; of one that the server doesn’t know nothing is said', async () => {
    const { card } = await orderPage({
      items: [
        { ...redeemA, fundCode: 'B' },
        { ...buyA, fundCode: 'UNKNOWN' },
      ],
    });
    expect([card(0).refusal, card(1).refusal, card(1).lines[0]?.names]).toEqual(['nothing-held', undefined, {}]);
  });
});

describe('sending', () => {
  it('[API-77, TRADE-12, TRADE-15, TRADE-34, TRADE-63, ENT-51..54] sends the orders that are left, once, then shows the receipt', async () => {
    const { view, orders, card } = await readyPage({ items: [buyA, buyU, redeemA, switchA] });
    card(1).remove();
    card(0).changeText('5000');
    card(0).commitEdit();
    await settled();
    await Promise.all([view.send(), view.send(), view.find()]);
    expect([view.phase.kind, view.stage, view.step]).toEqual(['receipt', 'received', 2]);
    expect(orders.asked).toEqual(['send order-list:L1']);
    expect(orders.received).toEqual([
      {
        accountNo: '51',
        vpin: 'abc123',
        oid: 'L1',
        lineManager: '',
        disadvantagedElderlyAck: 'N',
        elderlyRedeemOverHalfAck: 'N',
        allotmentList: [{ fundCode: 'A', amount: '5000', currency: 'TWD', discountCode: '', agreements: [] }],
        switchList: [
          {
            outFundCode: 'A',
            inFundCode: 'U',
            switchUnit: '3',
            percent: '30.00',
            discountCode: '',
            holdingCurrency: 'TWD',
            agreements: [],
            outFundFeeType: 'front-end',
          },
        ],
        redemptionList: [
          {
            fundCode: 'A',
            unit: '2',
            percent: '0',
            currency: 'TWD',
            fundInfo: '基金 A',
            totalHoldings: '10',
            availableHoldings: '10',
            redUnitPrecision: 3,
            redUnitPricePrecision: 2,
            baseCurrency: 'TWD',
            fundFeeType: 'front-end',
            unitsBreakdown: [{ fundFeeType: 'front-end', unit: '2' }],
            redemptionCharge: 0,
            bankAccountNo: '',
          },
        ],
      },
    ]);
    expect(view.password).toBe('');
  });

  it.each([
    ['', 'required'],
    ['abc12', 'too-short'],
    ['abc１２３', 'not-alphanumeric'],
  ])('[CRED-24..27, TRADE-102] sends nothing with a password like “%s”, and says why', async (password, problem) => {
    const { view, orders } = await readyPage();
    view.typePassword(password);
    await view.send();
    expect([view.passwordProblem, view.phase.kind, orders.asked]).toEqual([problem, 'confirming', []]);
    view.typePassword('x');
    expect(view.passwordProblem).toBeUndefined();
  });

  it.each([
    ['wrong password', 'wrong'],
    ['locked', 'locked'],
    ['short password', 'too-short'],
  ] as const)(
    '[TRADE-13, TRADE-14, TRADE-44, ERR-20] a password that is refused never costs the list: %s',
    async (fate, problem) => {
      const { view, orders } = await readyPage();
      orders.fate = fate;
      await view.send();
      expect([
        view.passwordProblem,
        view.phase,
        view.password,
        view.terms.notes.length > 0 && view.submitBlocker,
      ]).toEqual([problem, { kind: 'confirming' }, '', undefined]);
      orders.fate = 'well';
      view.typePassword('abc123');
      await view.send();
      expect([view.phase.kind, orders.received.length]).toEqual(['receipt', 1]);
    },
  );

  it('[TRADE-109] that calls for caution is stopped with its reasons; it waits, or goes back to the list, as the client chooses', async () => {
    const { view, orders } = await readyPage();
    const stopped = { kind: 'pausing', reasons: ['new-device', 'half-of-portfolio'] };
    const errors = [{ code: 'COOLING_OFF_HALF' }, { code: 'COOLING_OFF_NEW_DEVICE' }];
    orders.fate = { kind: 'rejected', errors };
    await view.send();
    expect([view.phase, view.isSending, view.password, orders.received]).toEqual([stopped, true, '', []]);
    view.dontSend();
    await view.wait();
    expect([view.phase, orders.asked]).toEqual([{ kind: 'confirming' }, ['send order-list:L1']]);
    view.typePassword('abc123');
    await view.send();
    expect(view.phase).toEqual(stopped);
    orders.fate = 'well';
    await Promise.all([view.wait(), view.wait()]);
    expect([view.phase.kind, orders.received.map(({ coolingOff, vpin }) => [coolingOff, vpin])]).toEqual([
      'receipt',
      [['Y', 'abc123']],
    ]);
  });

  it('[API-90, TRADE-94] whose answer is lost is found in the list’s state', async () => {
    const { view, orders } = await readyPage();
    orders.fate = 'lost after';
    await view.send();
    expect([view.phase.kind, orders.asked, orders.received.length]).toEqual([
      'receipt',
      ['send order-list:L1', 'look'],
      1,
    ]);
  });

  it('[API-90, OPEN-16] that didn’t arrive may be sent again, under the same key', async () => {
    const { view, orders, deadlines } = await readyPage();
    orders.fate = 'lost before';
    await afterDeadline(deadlines, view.send());
    expect(view.phase).toEqual({ kind: 'confirming', problem: 'not-received' });
    orders.fate = 'well';
    view.typePassword('abc123');
    await view.send();
    expect(view.phase.kind).toBe('receipt');
    expect(orders.asked.filter((call) => call !== 'look')).toEqual(['send order-list:L1', 'send order-list:L1']);
    expect(orders.received).toHaveLength(1);
  });

  it('[API-90] stays unknown while nothing answers, and is found when the client looks again', async () => {
    const { view, orders, deadlines } = await readyPage();
    orders.fate = 'lost after';
    orders.isStateOutOfReach = true;
    await afterDeadline(deadlines, view.send());
    expect(view.phase.kind).toBe('unknown');
    view.typePassword('abc123');
    await view.send();
    expect(orders.asked.filter((call) => call !== 'look')).toEqual(['send order-list:L1']);
    orders.isStateOutOfReach = false;
    await view.find();
    expect(view.phase.kind).toBe('receipt');
  });

  it('[API-90] a reload with a lost answer finds what was received, and sends nothing more', async () => {
    const device = new SubmissionsDevice();
    const orders = new KeepingOrders();
    const first = await readyPage({ device, orders });
    orders.fate = 'lost after';
    orders.isStateOutOfReach = true;
    await afterDeadline(first.deadlines, first.view.send());
    orders.isStateOutOfReach = false;
    orders.fate = 'well';
    const { view, card } = await readyPage({ device, orders });
    card(0).remove();
    await settled();
    await view.send();
    expect([view.phase.kind, orders.asked.filter((call) => call !== 'look').length]).toEqual(['receipt', 1]);
  });

  it.each([
    ['ORDER_LINK_EXPIRED', 'expired'],
    ['ORDER_LINK_REPLACED', 'replaced'],
    ['IDEMPOTENCY_KEY_REUSED', 'sent'],
  ])('[TRADE-93..95] a list whose link has ended says so: %s', async (code, link) => {
    const { view, orders } = await readyPage();
    orders.fate = { kind: 'rejected', errors: [{ code }] };
    await view.send();
    expect(view.phase).toEqual({ kind: 'closed', link });
  });

  it('[ERR-83, OPEN-76] that is refused says so, and nothing of the list is lost', async () => {
    const { view, orders } = await readyPage();
    const failure = { kind: 'rejected', errors: [{ code: 'ORDER_NOT_PREPARED' }] } as const;
    orders.fate = failure;
    await view.send();
    expect([view.phase, view.submitBlocker]).toEqual([{ kind: 'confirming', problem: failure }, undefined]);
  });

  it('[TRADE-89, CONFLICT-37] a list of which nothing was received failed, and can be gone back to', async () => {
    const { view, orders } = await readyPage();
    orders.fate = 'none received';
    await view.send();
    expect([view.phase.kind, view.stage, view.step]).toEqual(['receipt', 'failed', 2]);
    view.reopen();
    await settled();
    expect([view.phase, view.submitBlocker]).toEqual([{ kind: 'confirming' }, undefined]);
  });
});

describe('giving the list up', () => {
  it('[TRADE-08, TRADE-68, TRADE-69, OPEN-79] asks first, and is final', async () => {
    const { view, lists } = await readyPage();
    await view.cancellation.cancel();
    view.cancellation.ask();
    view.cancellation.keepList();
    expect([view.cancellation.phase, lists.asked]).toEqual([undefined, ['open L1']]);
    view.cancellation.ask();
    await Promise.all([view.cancellation.cancel(), view.cancellation.cancel()]);
    expect([view.phase, view.cancellation.phase, lists.asked]).toEqual([
      { kind: 'closed', link: 'cancelled' },
      undefined,
      ['open L1', 'cancel L1'],
    ]);
    await view.send();
    expect(view.phase.kind).toBe('closed');
  });

  it('[TRADE-69] that failed is asked again, and the list stays', async () => {
    const { view, lists } = await orderPage();
    lists.change = { kind: 'rejected', errors: [] };
    view.cancellation.ask();
    await view.cancellation.cancel();
    expect([view.cancellation.phase, view.phase.kind]).toEqual([
      { kind: 'asking', problem: 'not-cancelled' },
      'confirming',
    ]);
    expect(lists.asked).toEqual(['open L1', 'cancel L1']);
    lists.change = { kind: 'closed', link: 'replaced' };
    await view.cancellation.cancel();
    expect(view.phase).toEqual({ kind: 'closed', link: 'replaced' });
  });
});

describe('giving the list up without an answer', () => {
  it.each([
    [{ kind: 'closed', link: 'cancelled' }, undefined, { kind: 'closed', link: 'cancelled' }],
    [{ kind: 'no-answer', reason: 'offline' }, { kind: 'asking', problem: 'not-known' }, { kind: 'confirming' }],
  ] as const)('[TRADE-69, OPEN-16] looks whether it is given up: %j', async (found, phase, ofPage) => {
    const { view, lists } = await orderPage();
    Object.assign(lists, { change: { kind: 'no-answer', reason: 'timeout' }, opened: found });
    view.cancellation.ask();
    await view.cancellation.cancel();
    expect([view.cancellation.phase, view.phase, lists.asked]).toEqual([
      phase,
      ofPage,
      ['open L1', 'cancel L1', 'open L1'],
    ]);
  });

  it('[TRADE-69, OPEN-16] says that it stands where it does', async () => {
    const { view, lists } = await orderPage();
    lists.change = { kind: 'server-error', status: 502 };
    view.cancellation.ask();
    await view.cancellation.cancel();
    expect([view.cancellation.phase, view.phase.kind]).toEqual([
      { kind: 'asking', problem: 'not-cancelled' },
      'confirming',
    ]);
  });
});

describe('the cut-off', () => {
  it('[TRADE-90, TRADE-92, TRADE-112, TRADE-113] turns over while the client looks, by the server’s time', async () => {
    const { view, clock } = await orderPage();
    const stop = view.time.follow();
    expect([view.time.clockOf('onshore')?.dealingDate, view.time.clockOf('offshore')?.until]).toEqual([
      '2026-11-20',
      '2026-11-20T13:00:00+08:00',
    ]);
    clock.advance(3 * 60 * 60 * 1000);
    expect(view.time.clockOf('offshore')).toMatchObject({ dealingDate: '2026-11-20' });
    clock.advance(1_000);
    expect(view.time.clockOf('offshore')).toMatchObject({ dealingDate: '2026-11-23', rolled: 'after-cut-off' });
    expect(view.time.clockOf('onshore')).toMatchObject({ dealingDate: '2026-11-20' });
    stop();
    clock.advance(24 * 60 * 60 * 1000);
    await settled();
    expect(view.time.clockOf('onshore')).toMatchObject({ dealingDate: '2026-11-20' });
  });
});
