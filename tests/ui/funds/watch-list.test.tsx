import { describe, expect, it } from 'vitest';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const fund = {
  fundCode: 'HK0004',
  jfFundCode: 'SEEDHK00004.HKD',
  fundName: 'Harbour Bond',
  currency: 'HKD',
  fundRiskRating: 'RR2',
  lastPrice: '10.5',
  lastPriceDate: '2026-11-20',
  priceBefore: '10',
};
const unpriced = {
  ...fund,
  fundCode: 'HK0005',
  jfFundCode: 'SEEDHK00005.HKD',
  fundName: 'Quiet Fund',
  lastPrice: null,
  priceBefore: null,
};
const alert = { fundCode: 'HK0004', target: '11', priceTarget: 'H', enabled: true };

type Given = Readonly<Record<string, ReturnType<typeof answer> | undefined>>;

const open = (given: Given, route = '/watchlist', region: Region = 'HK', language: Language = 'en_US') =>
  portal.open({
    block: { region, profile: 'standalone', hotline: '2000 1234' },
    route,
    language,
    answer: ({ name }) => given[name],
  });

const click = async (selector: string, text?: string): Promise<void> => (await portal.find(selector, text)).click();

describe('the watch list', () => {
  it('[ROUTE-18, ACCT-05] shows of each fund its price, how it moved and what the client waits for', async () => {
    await open({ watchList: answer(200, [fund, unpriced]), accountPriceAlert: answer(200, [alert]) });
    await portal.find('[data-testid=watch-list-alert]', /Alert at/);
    expect(portal.textsOf('[data-testid=watch-list] h2')).toEqual(['Harbour Bond', 'Quiet Fund']);
    expect(portal.textsOf('[data-testid=watch-list-price]')[0]).toMatch(/^HKD 10\.50.*5\.00%.*20 Nov 2026$/);
    expect(portal.textsOf('[data-testid=watch-list-price]')[1]).toBe('No price yet');
    expect(portal.textsOf('[data-testid=watch-list-alert]')).toEqual([
      'Alert at HKD 11.00 or aboveChange price alert',
      'Set price alert',
    ]);
    expect(await portal.addressOf('Harbour Bond', '[data-testid=watch-list]')).toBe(
      '/eTrading/v2/fund/SEEDHK00004.HKD',
    );
    expect(portal.textsOf('[data-testid=watch-list-note]').at(-1)).toBe('2 of 50 funds.');
  });

  it('[HOLD-08, OPEN-65] shows neither a gain nor a loss of a price that moved by less than is read', async () => {
    await open({ watchList: answer(200, [{ ...fund, lastPrice: '10.0003' }]) });
    await portal.find('[data-testid=watch-list] h2', 'Harbour Bond');
    expect(portal.textsOf('[data-testid=watch-list-price]')[0]).toMatch(/^HKD 10\.0003 *0\.00%/);
    expect(portal.all('[data-testid=watch-list-price] [data-testid=change]')).toEqual([]);
  });

  it('[ROUTE-18] says so where it is empty, and leads to the funds', async () => {
    await open({ watchList: answer(200, []) }, '/watchlist', 'TW', 'zh_TW');
    await portal.find('[data-testid=watch-list-empty] b', '您尚未加入任何觀察基金');
    expect(await portal.addressOf('尋找基金', '[data-testid=watch-list-page]')).toBe('/eTrading/v2/funds');
  });

  it('[ROUTE-18] gives back a fund that was removed by mistake', async () => {
    await open({});
    await portal.find('[data-testid=watch-list] li');
    const before = portal.textsOf('[data-testid=watch-list] h2');
    await click('[data-testid=watch-list] li button');
    await portal.find('[data-testid=watch-list-removed] button', 'Undo');
    expect(portal.textsOf('[data-testid=watch-list] h2')).toEqual(before.slice(1));
    await click('[data-testid=watch-list-removed] button', 'Undo');
    await portal.find('[data-testid=watch-list] li:nth-child(3)');
    expect(portal.textsOf('[data-testid=watch-list] h2')).toEqual(before);
    expect([portal.all('[data-testid=watch-list-removed]'), document.activeElement?.textContent]).toEqual([
      [],
      'Watch list',
    ]);
  });

  it('[ROUTE-18, I18N-08, I18N-12] names a fund that was removed in the language that is read', async () => {
    await open({});
    await click('[data-testid=watch-list] li button');
    const removed = (await portal.find('[data-testid=watch-list-removed]')).textContent;
    expect(removed).toMatch(/^You removed Cloud Ridge .+ from your watch list\.Undo$/);
    await click('button[lang^=zh]');
    await portal.find('[data-testid=watch-list-removed]', /雲嶺/);
    await click('button[lang=en]');
    await portal.find('[data-testid=watch-list-removed]', removed);
  });

  it('[ROUTE-18] the watch list is added to and taken from in the list of all funds', async () => {
    await open({}, '/funds');
    await click('[data-testid=all-funds-table] button[aria-expanded=false]');
    await click('[data-testid=watch-toggle][aria-pressed=false]');
    await portal.find('[data-testid=watch-toggle][aria-pressed=true]');
    expect(await portal.addressOf('Watch list', '[data-testid=funds-page]')).toBe('/eTrading/v2/watchlist');
  });

  it('[ROUTE-18] the watch list is added to from a fund’s page, and tells when it is full', async () => {
    await open({}, '/fund/SEEDHK00001.HKD');
    await click('[data-testid=fund-watch] button[aria-pressed=false]');
    await portal.find('[data-testid=fund-watch] button[aria-pressed=true]');
    expect(await portal.addressOf('Watch list', '[data-testid=fund-watch]')).toBe('/eTrading/v2/watchlist');
    await click('[data-testid=fund-watch] button[aria-pressed=true]');
    await portal.find('[data-testid=fund-watch] button[aria-pressed=false]');
    await open({ watchFund: answer(409, refusal('WATCH_LIST_FULL')) }, '/fund/SEEDHK00001.HKD');
    await click('[data-testid=fund-watch] button[aria-pressed=false]');
    await portal.find('[data-tone]', 'Your watch list is full. Please remove a fund first.');
  });
});
