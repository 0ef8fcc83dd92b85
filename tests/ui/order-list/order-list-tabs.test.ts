import { describe, expect, it } from 'vitest';
import { WebTabLocks } from '../../../adapters/browser/orders/web-tab-locks';
import { MemoryLocks } from '../../builders/memory-locks';
import { MemoryVault } from '../../builders/memory-vault';
import { settled } from '../../builders/settled';
import { KeepingOrders } from '../../builders/stated-order-lists';
import { buyA, readyPage } from '../support/order-page';

/** Two tabs of one device at the same list, in the order in which they were opened. */
async function twoTabs() {
  const device = new MemoryLocks();
  const orders = new KeepingOrders();
  const open = async () => {
    const vault = new MemoryVault();
    const page = await readyPage({ items: [buyA], orders, vault, locks: new WebTabLocks('TW', device) });
    return { ...page, vault, leave: page.view.start() };
  };
  const first = await open();
  const second = await open();
  await settled();
  return { first, second, orders };
}

describe('a list that is open in two tabs', () => {
  it('[OPEN-87, R3] a list that is open in two tabs is worked on in one: the other says so, and sends nothing', async () => {
    const { first, second, orders } = await twoTabs();
    expect([first.view.isOpenInAnotherTab, second.view.isOpenInAnotherTab]).toEqual([false, true]);
    await second.view.send();
    expect(orders.asked).toEqual([]);
    await first.view.send();
    expect(orders.asked).toEqual(['send order-list:L1']);
  });

  it('[OPEN-87] a list is taken over as it stands at the server, and handed back when that tab is closed', async () => {
    const { first, second, orders } = await twoTabs();
    second.view.tab.takeOver();
    await settled();
    expect([first.view.isOpenInAnotherTab, second.view.isOpenInAnotherTab]).toEqual([true, false]);
    await first.view.send();
    expect(orders.asked).toEqual([]);
    second.leave();
    await settled();
    expect(first.view.isOpenInAnotherTab).toBe(false);
    expect(first.lists.asked.filter((call) => call === 'open L1').length).toBe(2);
  });

  it('[OPEN-87] a list is shown in a second tab where its sending is over', async () => {
    const { first, second } = await twoTabs();
    await first.view.send();
    second.view.tab.takeOver();
    await settled();
    expect([first.view.tab.isOpenInAnotherTab, first.view.isOpenInAnotherTab, first.view.phase.kind]).toEqual([
      true,
      false,
      'receipt',
    ]);
  });
});
