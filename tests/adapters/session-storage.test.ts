import { describe, expect, it } from 'vitest';
import { LocalBrowserSession } from '../../adapters/session-storage/local-browser-session';
import { LocalPreferencesVault } from '../../adapters/session-storage/local-preferences-vault';
import { SessionStorageVault } from '../../adapters/session-storage/session-storage-vault';
import type { VaultValues } from '../../application/ports/session/session-vault';
import { MemoryStorage } from './support/memory-storage';

const texts: ReadonlySet<string> = new Set([
  'AUTH_CHECKED',
  'redirect',
  'params',
  'typhoon-message',
  'account-message',
  'order',
  'orderConfirm',
  'switchOrder',
]);

function aVault() {
  const storage = new MemoryStorage();
  return { storage, vault: new SessionStorageVault(() => storage) };
}

/** A value is read as it was written, under this name, and nothing of another type is. */
function expectKept(key: keyof VaultValues, name: string): void {
  const { storage, vault } = aVault();
  const value = texts.has(key) ? 'text' : true;
  vault.write(key, value);
  expect(vault.read(key)).toBe(value);
  storage.setItem(name, JSON.stringify(texts.has(key) ? true : 'text'));
  expect(vault.read(key)).toBeUndefined();
  vault.write(key, value);
  expect(storage.getItem(name)).toBe(JSON.stringify(value));
  expect(vault.read(key)).toBe(value);
  expect(vault.readRaw(key)).toBe(JSON.stringify(value));
  vault.remove(key);
  expect(vault.read(key)).toBeUndefined();
}

describe('the tab’s vault', () => {
  it.each([
    ['AUTH_CHECKED', 'etrading.AUTH_CHECKED'],
    ['sessionExpired', 'etrading.sessionExpired'],
    ['isLocalLogin', 'etrading.isLocalLogin'],
    ['redirect', 'etrading.redirect'],
    ['params', 'etrading.params'],
  ] as const)('[SESS-11, SESS-12, SESS-22, SESS-24, SESS-25, OPEN-09] keeps of the session %s under %s', expectKept);

  it.each([
    ['isDividendFundShown', 'etrading.isDividendFundShown'],
    ['isPreOrderShown', 'etrading.isPreOrderShown'],
    ['isIPOShown', 'etrading.isIPOShown'],
    ['advisoryAck', 'etrading.advisoryAck'],
  ] as const)('[SESS-10, SESS-13..16, OPEN-09] keeps of the services %s under %s', expectKept);

  it.each([
    ['isVPinValidated', 'etrading.isVPinValidated'],
    ['isReAuthCompleted', 'etrading.isReAuthCompleted'],
    ['pageFlowSkipped', 'etrading.pageFlowSkipped'],
  ] as const)('[SESS-20, SESS-21, SESS-23, OPEN-87] keeps of what is confirmed %s under %s', expectKept);

  it.each([
    ['order', 'etrading.order'],
    ['orderConfirm', 'etrading.orderConfirm'],
    ['switchOrder', 'etrading.switchOrder'],
  ] as const)('[SESS-17..19, OPEN-87] keeps of the drafts of orders %s under %s', expectKept);

  it.each([
    ['showCreateUsernameReminder', 'etrading.showCreateUsernameReminder'],
    ['communicationPreferenceChange', 'etrading.communicationPreferenceChange'],
    ['showRipMigrationMessage', 'etrading.showRipMigrationMessage'],
    ['m03InvalidAddress', 'etrading.m03InvalidAddress'],
    ['isBankChangeSeen', 'etrading.isBankChangeSeen'],
  ] as const)('[SESS-27..30, OPEN-87] keeps of the reminders %s under %s', expectKept);

  it('[FUND-24] keeps the funds that are compared', () => {
    const { storage, vault } = aVault();
    vault.write('comparedFunds', ['A', 'JB']);
    expect(storage.getItem('etrading.comparedFunds')).toBe('["A","JB"]');
    expect(vault.read('comparedFunds')).toEqual(['A', 'JB']);
    storage.setItem('etrading.comparedFunds', '"A"');
    expect(vault.read('comparedFunds')).toBeUndefined();
  });

  it.each([
    ['pin-change-reminder', 'pin-change-reminder'],
    ['warning-message-read', 'warning-message-read'],
    ['typhoon-message', 'typhoon-message'],
    ['account-message', 'account-message'],
  ] as const)('[SESS-31..34, OPEN-10] keeps of the urgent notices %s under %s, without our prefix', expectKept);

  it.each(['abc', '7', 'null', '{"a":1}', '"half', ''])('reads nothing from a stored %s', (text) => {
    const { storage, vault } = aVault();
    storage.setItem('etrading.AUTH_CHECKED', text);
    storage.setItem('etrading.endReason', JSON.stringify('of-its-own'));
    expect(vault.read('AUTH_CHECKED')).toBeUndefined();
    expect(vault.read('endReason')).toBeUndefined();
  });

  it('forgets everything of ours and nothing of the legacy app', () => {
    const { storage, vault } = aVault();
    vault.write('AUTH_CHECKED', 'abc');
    vault.write('typhoon-message', 'T8');
    storage.setItem('etrading.left-by-an-older-version', '1');
    storage.setItem('legacy', 'stays');
    vault.clear();
    expect(storage.length).toBe(1);
    expect(storage.getItem('legacy')).toBe('stays');
  });

  it('goes on in memory when the browser refuses to store', () => {
    const vault = new SessionStorageVault(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vault.write('AUTH_CHECKED', 'abc');
    expect(vault.read('AUTH_CHECKED')).toBe('abc');
    vault.clear();
    expect(vault.read('AUTH_CHECKED')).toBeUndefined();
  });

  it('goes on in memory when the storage is full, and never shows an older value', () => {
    const storage = new MemoryStorage();
    const vault = new SessionStorageVault(() => storage);
    vault.write('AUTH_CHECKED', 'old');
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vault.write('AUTH_CHECKED', 'new');
    expect(vault.read('AUTH_CHECKED')).toBe('new');
  });
});

describe('the name of the browser’s session', () => {
  function aBrowser() {
    const storage = new MemoryStorage();
    const page = new EventTarget();
    const openTab = () => new LocalBrowserSession('etrading.session.TW', () => storage, page);
    return { storage, page, openTab };
  }

  it('[R21] the name of the browser’s session is known to every tab, also to one that opens later, and is another one at each login', () => {
    const { openTab } = aBrowser();
    const first = openTab();
    const second = openTab();
    expect(first.name()).toBeUndefined();
    const earlier = first.open();
    expect([earlier.length > 12, second.name()]).toEqual([true, earlier]);
    const later = second.open();
    expect(later).not.toBe(earlier);
    expect([first.name(), openTab().name()]).toEqual([later, later]);
  });

  it('[R21] the name of the browser’s session is empty after the end of that session, and stays when an earlier one ends', () => {
    const { openTab } = aBrowser();
    const first = openTab();
    const second = openTab();
    const earlier = first.open();
    const later = second.open();
    first.close(earlier);
    expect(first.name()).toBe(later);
    second.close(later);
    expect(first.name()).toBe('');
  });

  it('[R21] stays when an earlier one ends in a tab that hasn’t read the new one yet', () => {
    const { storage, page, openTab } = aBrowser();
    const earlier = openTab().open();
    // Another process reads what it last heard of, and writes to what all share.
    const heard = new Map([['etrading.session.TW', earlier]]);
    const stale = Object.assign(Object.create(storage) as MemoryStorage, {
      getItem: (key: string) => heard.get(key) ?? null,
      setItem: (key: string, text: string) => (heard.set(key, text), storage.setItem(key, text)),
      removeItem: (key: string) => (heard.delete(key), storage.removeItem(key)),
    });
    const slow = new LocalBrowserSession('etrading.session.TW', () => stale, page);
    const later = openTab().open();
    slow.close(earlier);
    expect([slow.name(), openTab().name()]).toEqual(['', later]);
  });

  it('[R21] the name of the browser’s session is unknown where the storage refuses or is full, and never that of an earlier session', () => {
    const { storage, openTab } = aBrowser();
    const name = openTab().open();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    openTab().close(name);
    expect(openTab().name()).toBeUndefined();
    openTab().open();
    expect(openTab().name()).toBeUndefined();
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const refused = new LocalBrowserSession('etrading.session.TW', blocked, new EventTarget());
    expect([refused.open().length > 12, refused.name()]).toEqual([true, undefined]);
  });

  it('[R21] tells when another tab changes it, until told to stop', () => {
    const { page, openTab } = aBrowser();
    const changed = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    let calls = 0;
    const stop = openTab().onChange(() => (calls += 1));
    changed('etrading.session.TW');
    changed('etrading.session.HK');
    changed('etrading.session.TW.ended');
    stop();
    changed('etrading.session.TW');
    expect(calls).toBe(2);
  });
});

describe('the device’s preferences', () => {
  function aDevice() {
    const storage = new MemoryStorage();
    const page = new EventTarget();
    return { storage, page, vault: new LocalPreferencesVault(() => storage, page) };
  }

  it('come back as they were written', () => {
    const { storage, vault } = aDevice();
    expect(vault.read()).toEqual({});
    const chosen = {
      language: 'zh_HK',
      theme: 'dark',
      textSize: 'largest',
      gainColour: 'safe',
      amountsHidden: true,
      sort: 'profit',
    } as const;
    vault.write(chosen);
    expect(vault.read()).toEqual(chosen);
    expect(storage.getItem('etrading.preferences')).toBe(JSON.stringify(chosen));
  });

  it('count as not chosen where they can’t be used', () => {
    const { storage, vault } = aDevice();
    storage.setItem(
      'etrading.preferences',
      '{"language":"fr","theme":7,"textSize":"huge","amountsHidden":true,"unknown":1}',
    );
    expect(vault.read()).toEqual({ amountsHidden: true });
    for (const text of ['', 'nonsense', 'null', '[]', '7']) {
      storage.setItem('etrading.preferences', text);
      expect(vault.read()).toEqual({});
    }
  });

  it('tell when another tab changes them, until told to stop', () => {
    const { page, vault } = aDevice();
    const changed = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    let calls = 0;
    const stop = vault.onChange(() => (calls += 1));
    changed('etrading.preferences');
    changed(null);
    changed('of-another-app');
    expect(calls).toBe(2);
    stop();
    changed('etrading.preferences');
    expect(calls).toBe(2);
  });
});
