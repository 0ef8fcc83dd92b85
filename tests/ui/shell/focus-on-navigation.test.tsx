import { describe, expect, it } from 'vitest';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const everywhere = [
  '/client-tier',
  '/funds',
  '/watchlist',
  '/gains',
  '/gains?part=sales',
  '/dealing-calendar',
  '/profile',
  '/profile?tab=security',
  '/profile?tab=price-alerts',
  '/change-password',
  '/username',
  '/order/buy',
  '/order/sell',
  '/order/switch',
  '/orders',
  '/orders?tab=past',
  '/orders?tab=distributions',
  '/orders?tab=statements',
  '/orders?tab=contract-notes',
  '/plans',
  '/plans/new',
];
const inRegion = {
  HK: [
    ...everywhere,
    '/fund/HK0001',
    '/fund/HK0002',
    '/plans/switch',
    '/account/documentUpload',
    '/risk-questionnaire',
    '/vca/tx-balance',
    '/vca/top-up',
    '/vca/withdraw',
    '/no-such-page',
  ],
  TW: [
    ...everywhere,
    '/fund/TW0001',
    '/fund/TW0002',
    '/fund/TW0002?tab=performance',
    '/enhanced-suitability',
    '/orders?tab=scheduled',
    '/order/pre-order',
    '/order/ipo-buy',
    '/order/ipo-switch',
    '/plans/smart-switch',
    '/plans/dividends',
    '/no-such-page',
  ],
} as const;

/** Goes to an address as the browser's own back and forward do, without loading the page anew. */
function goTo(path: string): void {
  history.pushState(null, '', `/eTrading/v2${path}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

const open = (region: Region, language: Language) =>
  portal.open({ block: { region, profile: 'standalone', languages: ['en_US', 'zh_HK', 'zh_TW'] }, language });

describe('a change of page', () => {
  it.each([
    ['HK', 'zh_HK'],
    ['HK', 'en_US'],
    ['TW', 'zh_TW'],
  ] as const)(
    '[OPEN-72, SHELL-03] leads the focus to the heading of each page, and names the window as no other page does: in %s, read in %s',
    async (region, language) => {
      await open(region, language);
      await portal.find('h1');
      const named = new Map([[document.title, '/']]);
      for (const path of inRegion[region]) {
        goTo(path);
        await eventually(() => expect([path, named.get(document.title)]).toEqual([path, undefined]));
        await eventually(() => {
          expect([path, document.activeElement?.textContent]).toEqual([path, portal.textsOf('main h1')[0]]);
          expect(document.activeElement?.tagName).toBe('H1');
        });
        named.set(document.title, path);
      }
    },
  );
});
