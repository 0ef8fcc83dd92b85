import { describe, expect, it } from 'vitest';
import { WebTabLocks } from '../../adapters/browser/orders/web-tab-locks';
import { MemoryLocks } from '../builders/memory-locks';
import { settled } from '../builders/settled';

/** A tab of a device, and whether it has what it claimed. */
function aTab(device: MemoryLocks | undefined, name = 'order-list.L1', scope = 'TW') {
  const told: boolean[] = [];
  const claim = new WebTabLocks(scope, device).claim(name, {
    onHeld: () => told.push(true),
    onElsewhere: () => told.push(false),
  });
  return { ...claim, told };
}

describe('a claim of a tab', () => {
  it('[OPEN-87] a claim of a tab is held by one tab at a time, and comes to the next one when it is let go', async () => {
    const device = new MemoryLocks();
    const one = aTab(device);
    const other = aTab(device);
    await settled();
    expect([one.told, other.told]).toEqual([[true], [false]]);
    one.letGo();
    await settled();
    expect([one.told, other.told]).toEqual([[true], [false, true]]);
  });

  it('[OPEN-87] a claim of a tab is taken over, and then waited for by the tab that had it', async () => {
    const device = new MemoryLocks();
    const one = aTab(device);
    const other = aTab(device);
    await settled();
    other.takeOver();
    await settled();
    expect([one.told, other.told]).toEqual([
      [true, false],
      [false, true],
    ]);
    other.letGo();
    await settled();
    expect(one.told).toEqual([true, false, true]);
  });

  it('[OPEN-87] a claim of a tab is waited for no more once it is let go', async () => {
    const device = new MemoryLocks();
    const one = aTab(device);
    const other = aTab(device);
    const third = aTab(device);
    await settled();
    other.letGo();
    one.letGo();
    await settled();
    expect([other.told, third.told]).toEqual([[false], [false, true]]);
  });

  it('keeps other names and other portals apart, and is held where the browser has no locks', async () => {
    const device = new MemoryLocks();
    const tabs = [aTab(device), aTab(device, 'order-list.L2'), aTab(device, 'order-list.L1', 'HK'), aTab(undefined)];
    await settled();
    expect(tabs.map(({ told }) => told)).toEqual(Array(4).fill([true]));
    tabs[3]?.takeOver();
    tabs[3]?.letGo();
    expect(tabs[3]?.told).toEqual([true]);
  });
});
