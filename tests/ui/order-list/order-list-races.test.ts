import { describe, expect, it } from 'vitest';
import { WebTabLocks } from '../../../adapters/browser/orders/web-tab-locks';
import type { SentOrderList } from '../../../application/ports/orders/order-submissions';
import type { VaultKey } from '../../../application/ports/session/session-vault';
import { toText } from '../../../domain/money/decimal';
import { MemoryLocks } from '../../builders/memory-locks';
import { MemoryVault } from '../../builders/memory-vault';
import { settled } from '../../builders/settled';
import { StatedOrderChecks } from '../../builders/stated-order-checks';
import { KeepingOrders } from '../../builders/stated-order-lists';
import { buyA, buyU, orderPage, readyPage, redeemA, switchA } from '../support/order-page';

type Page = Awaited<ReturnType<typeof orderPage>>;

/** A promise, and the function that fulfils it. */
function gate() {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

/** A server that keeps an answer back until it may go. */
class SlowOrders extends KeepingOrders {
  gate: Promise<void> | undefined;

  override async send(sent: SentOrderList) {
    const answer = await super.send(sent);
    await this.gate;
    return answer;
  }
}

/** A tab’s memory that counts what is written into it. */
class CountingVault extends MemoryVault {
  writes = 0;

  override write: MemoryVault['write'] = (key, value) => {
    this.writes += 1;
    super.write(key, value);
  };
}

const checksOf = ({ checks }: Page) => checks.asked.filter((one) => !one.startsWith('worth'));

const figureOf = ({ card }: Page, place = 0) => {
  const { figure } = card(place);
  return figure && toText(figure);
};

const keptIn = (vault: MemoryVault, key: VaultKey) => vault.readRaw(key) ?? '';

function change({ card }: Page, place: number, figure: string): void {
  card(place).startEdit('');
  card(place).changeText(figure);
  card(place).commitEdit();
}

describe('a change while the server is still asked about the orders', () => {
  it('[OPEN-80, TRADE-60] a change isn’t stopped by the earlier question that fails late, and is sent as it stands', async () => {
    const checks = new StatedOrderChecks();
    const orders = new KeepingOrders();
    const page = await readyPage({ items: [buyA], checks, orders });
    const first = gate();
    checks.gate = first.promise;
    checks.failure = { kind: 'no-answer', reason: 'offline' };
    change(page, 0, '4000');
    checks.gate = undefined;
    checks.failure = undefined;
    change(page, 0, '3500');
    await settled();
    first.open();
    await settled();
    expect(page.view.submitBlocker).toBeUndefined();
    await page.view.send();
    expect(orders.received[0]?.allotmentList.map(({ amount }) => amount)).toEqual(['3500']);
  });

  it('[OPEN-80] asks at once, and again for the same figure; typing alone asks nothing', async () => {
    const page = await orderPage({ items: [buyA] });
    page.card(0).startEdit('3000');
    page.card(0).changeText('4000');
    expect(checksOf(page)).toEqual(['B 51 A TWD 3000']);
    page.card(0).commitEdit();
    expect(checksOf(page)).toEqual(['B 51 A TWD 3000', 'B 51 A TWD 4000']);
    change(page, 0, '4000');
    expect(checksOf(page)).toEqual(['B 51 A TWD 3000', 'B 51 A TWD 4000', 'B 51 A TWD 4000']);
    expect(page.view.submitBlocker).toBe('checking');
  });

  it('[OPEN-80] asks once more for what is left of one holding, as soon as another order frees its units', async () => {
    const page = await orderPage({ items: [redeemA, switchA] });
    page.card(1).changeText('9');
    page.card(1).commitEdit();
    await settled();
    page.card(0).remove();
    page.card(1).changeText('9');
    page.card(1).commitEdit();
    page.checks.asked.length = 0;
    page.card(0).undoRemove();
    await settled();
    expect([page.card(0).problem, page.card(1).problem, page.checks.asked]).toEqual([
      'redemption-exceeds-available',
      'switch-out-exceeds-available',
      [],
    ]);
    page.card(1).remove();
    await settled();
    expect(page.checks.asked).toEqual(['worth A TWD 2', 'R 51 A TWD 2']);
  });
});

describe('a removal while the list is on its way', () => {
  it('[TRADE-63, API-77] a removal while the list is on its way doesn’t reach what was sent, and asks the server nothing', async () => {
    const orders = new SlowOrders();
    const sending = gate();
    orders.gate = sending.promise;
    const page = await readyPage({ items: [buyA, buyU], orders });
    const before = checksOf(page);
    const sent = page.view.send();
    expect([page.view.phase.kind, page.view.isSending]).toEqual(['sending', true]);
    page.card(1).remove();
    page.card(1).undoRemove();
    page.card(0).remove();
    sending.open();
    await sent;
    expect([page.view.phase.kind, checksOf(page)]).toEqual(['receipt', before]);
    expect(orders.received.map(({ allotmentList }) => allotmentList.map(({ fundCode }) => fundCode))).toEqual([
      ['A', 'U'],
    ]);
  });
});

describe('an order that is put back while the list is on its way', () => {
  const putBack = async (checks: StatedOrderChecks, fate: KeepingOrders['fate']) => {
    const orders = new SlowOrders();
    const sending = gate();
    const page = await readyPage({ items: [buyA, buyU], orders, checks });
    page.card(1).remove();
    await settled();
    Object.assign(orders, { fate, gate: sending.promise });
    const sent = page.view.send();
    page.card(1).undoRemove();
    sending.open();
    await sent;
    return { ...page, orders };
  };

  it('[TRADE-60, TRADE-63] an order that is put back while the list is on its way is checked before the list can be sent again', async () => {
    const checks = new StatedOrderChecks();
    checks.refusals = [{ code: 'ORDER_CAP_EXCEEDED', fundCode: 'U', currency: 'USD' }];
    const { view, card, orders } = await putBack(checks, 'wrong password');
    expect([view.phase.kind, view.passwordProblem, card(1).serverRefusal?.code, view.submitBlocker]).toEqual([
      'confirming',
      'wrong',
      'ORDER_CAP_EXCEEDED',
      'problems',
    ]);
    view.typePassword('abc123');
    await view.send();
    expect(orders.asked).toHaveLength(1);
  });

  it('[TRADE-60, TRADE-109] an order that is put back is checked where the client goes back to a list that was stopped', async () => {
    const checks = new StatedOrderChecks();
    const { view } = await putBack(checks, { kind: 'rejected', errors: [{ code: 'COOLING_OFF_HALF' }] });
    expect([view.phase.kind, checks.asked.at(-1)]).toEqual(['pausing', 'B 51 A TWD 3000']);
    view.dontSend();
    expect([view.submitBlocker, checks.asked.at(-1)]).toEqual(['checking', 'B 51 A TWD 3000, U USD 200']);
  });

  it('[TRADE-14] asks nothing more where nothing was changed meanwhile', async () => {
    const orders = new KeepingOrders();
    orders.fate = 'wrong password';
    const page = await readyPage({ items: [buyA], orders });
    const before = checksOf(page);
    await page.view.send();
    expect([page.view.submitBlocker, checksOf(page)]).toEqual([undefined, before]);
  });
});

describe('another language while the server is asked about the orders', () => {
  it('[I18N-12, OPEN-80] leaves the question, its answer and what was changed as they are', async () => {
    const checks = new StatedOrderChecks();
    const page = await readyPage({ items: [buyA, buyU], checks });
    const asked = gate();
    checks.gate = asked.promise;
    checks.refusals = [{ code: 'ORDER_CAP_EXCEEDED', fundCode: 'U', currency: 'USD' }];
    change(page, 0, '4000');
    page.card(1).startEdit('200');
    page.card(1).changeText('2');
    const before = checksOf(page);
    await page.view.translate();
    expect([page.view.submitBlocker, figureOf(page), page.card(1).typed]).toEqual(['editing', '4000', '2']);
    asked.open();
    await settled();
    expect([page.card(0).serverRefusal, page.card(1).serverRefusal?.code]).toEqual([undefined, 'ORDER_CAP_EXCEEDED']);
    expect(checksOf(page)).toEqual(before);
  });

  it('[I18N-12] whose names can’t be had changes nothing', async () => {
    const page = await readyPage({ items: [buyA] });
    page.lists.opened = { kind: 'no-answer', reason: 'offline' };
    await page.view.translate();
    expect([page.view.prepared.phase.kind, page.view.submitBlocker, figureOf(page)]).toEqual([
      'ready',
      undefined,
      '3000',
    ]);
  });
});

describe('what a client made of a list', () => {
  it('[OPEN-87, SESS-17] a draft of a list is kept as it is typed, letter by letter', async () => {
    const vault = new MemoryVault();
    const { card } = await orderPage({ items: [buyA], vault });
    card(0).startEdit('3000');
    for (const text of ['4', '45', '45x']) {
      card(0).changeText(text);
      expect(keptIn(vault, 'order')).toContain(`\\"typed\\":\\"${text}\\"`);
    }
    card(0).cancelEdit();
    expect(keptIn(vault, 'order')).not.toContain('typed');
  });

  it('[OPEN-87] a draft of a list is written by nothing but a change: not by opening, restoring, checking or another language', async () => {
    const vault = new CountingVault();
    const first = await orderPage({ items: [buyA, redeemA], vault });
    await settled();
    expect(vault.writes).toBe(0);
    change(first, 0, '4000');
    expect(vault.writes).toBeGreaterThan(0);
    vault.writes = 0;
    const again = await orderPage({ items: [buyA, redeemA], vault });
    await again.view.check();
    await again.view.translate();
    await again.view.load();
    await settled();
    expect([vault.writes, figureOf(again)]).toEqual([0, '4000']);
  });

  it('[OPEN-87, SESS-17] the draft of an order that is refused meanwhile has its figure and its removal, but no open field', async () => {
    const vault = new MemoryVault();
    const items = [buyA, buyU];
    const page = await orderPage({ items, vault });
    change(page, 0, '4000');
    page.card(0).startEdit('4000');
    page.card(0).changeText('45x');
    page.card(1).remove();
    const refused = { availability: { buy: false, regularBuy: true, eRegularBuy: true } };
    const again = await orderPage({ items, vault, funds: { A: refused, U: refused } });
    expect([figureOf(again), again.card(0).typed, again.card(0).problem, again.card(1).isRemoved]).toEqual([
      '4000',
      undefined,
      'not-offered',
      true,
    ]);
    expect([again.view.submitBlocker, checksOf(again)]).toEqual(['problems', []]);
    // The field is open again where the fund is offered again before anything else is changed.
    expect((await orderPage({ items, vault })).card(0).typed).toBe('45x');
  });

  it('[OPEN-80, OPEN-87] a restored list is checked once when it is opened', async () => {
    const vault = new MemoryVault();
    change(await orderPage({ items: [buyA], vault }), 0, '4000');
    const page = await orderPage({ items: [buyA], vault });
    await settled();
    expect(checksOf(page)).toEqual(['B 51 A TWD 4000']);
    await page.view.load();
    await settled();
    expect(checksOf(page)).toEqual(['B 51 A TWD 4000', 'B 51 A TWD 4000']);
    change(page, 0, '3500');
    expect(checksOf(page).slice(2)).toEqual(['B 51 A TWD 3500']);
  });
});

describe('a list that another tab has had meanwhile', () => {
  it('[OPEN-87] a list that another tab has had meanwhile is there again as its own tab left it, and is followed as before', async () => {
    const device = new MemoryLocks();
    const locks = () => new WebTabLocks('TW', device);
    const vault = new MemoryVault();
    const first = await orderPage({ items: [buyA], vault, locks: locks() });
    first.view.start();
    await settled();
    change(first, 0, '4000');
    first.card(0).startEdit('4000');
    first.card(0).changeText('45');
    const second = await orderPage({ items: [buyA], locks: locks() });
    const leave = second.view.start();
    await settled();
    second.view.tab.takeOver();
    await settled();
    expect([first.view.isOpenInAnotherTab, figureOf(second)]).toEqual([true, '3000']);
    leave();
    await settled();
    expect([first.view.isOpenInAnotherTab, figureOf(first), first.card(0).typed]).toEqual([false, '4000', '45']);
    first.card(0).changeText('4600');
    first.card(0).commitEdit();
    await settled();
    expect([checksOf(first).at(-1), keptIn(vault, 'order').includes('4600')]).toEqual(['B 51 A TWD 4600', true]);
  });

  it('[OPEN-80, OPEN-87] drops an answer to what was asked before the other tab had it', async () => {
    const device = new MemoryLocks();
    const locks = () => new WebTabLocks('TW', device);
    const checks = new StatedOrderChecks();
    const first = await orderPage({ items: [buyA], checks, locks: locks() });
    first.view.start();
    const asked = gate();
    checks.gate = asked.promise;
    checks.refusals = [{ code: 'ORDER_CAP_EXCEEDED' }];
    change(first, 0, '4000');
    checks.gate = undefined;
    checks.refusals = [];
    const { view: other } = await orderPage({ items: [buyA], locks: locks() });
    const stop = other.start();
    await settled();
    other.tab.takeOver();
    await settled();
    stop();
    await settled();
    asked.open();
    await settled();
    expect([first.view.checkPhase.kind, first.card(0).serverRefusal, figureOf(first)]).toEqual([
      'ready',
      undefined,
      '4000',
    ]);
  });
});

describe('a page that is left', () => {
  it('[OPEN-80, OPEN-87] keeps and asks nothing more, until the list is opened again', async () => {
    const vault = new CountingVault();
    const page = await orderPage({ items: [buyA], vault });
    page.view.start()();
    const before = checksOf(page);
    change(page, 0, '4000');
    await settled();
    expect([vault.writes, checksOf(page)]).toEqual([0, before]);
    await page.view.load();
    change(page, 0, '3500');
    expect([vault.writes > 0, checksOf(page).at(-1)]).toEqual([true, 'B 51 A TWD 3500']);
  });
});
