import { describe, expect, it } from 'vitest';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

async function open(region: Region, route: string, tier: object): Promise<void> {
  await portal.open({
    block: { region, profile: 'standalone' },
    route,
    language: region === 'HK' ? 'en_US' : 'zh_TW',
    answer: ({ name }) =>
      name === 'ClientTiers' ? answer(200, { data: { clientTiers: { investmentTier: null, ...tier } } }) : undefined,
  });
}

const textOf = (selector: string) => portal.all(selector).map(({ textContent }) => textContent);

describe('the name of a client’s tier', () => {
  it.each([
    ['HK', { membershipTier: 'Platinum+', holdingAmount: '8000000.00' }, 'Platinum+'],
    ['HK', { membershipTier: 'Platinum*+', holdingAmount: '8000000.00' }, 'Platinum*+'],
    ['TW', { membershipTier: null, holdingAmount: '3500000.00' }, '菁英級（300 萬）'],
    ['TW', { membershipTier: 'Direct', holdingAmount: '3500000.00' }, '直營級'],
  ] as const)(
    '[TIER-01, TIER-18, TIER-20, CONFLICT-20, CONFLICT-21] a client’s tier has one name on its page, in the table and among the details: %s, %o',
    async (region, tier, name) => {
      await open(region, '/client-tier', tier);
      await portal.find('#user-tier-details p', name);
      const [own] = textOf('#tier-instructions tr[aria-current] th');
      const inTable = region === 'HK' ? 'Your tier' : '您目前的等級';
      expect(own).toBe(name === '直營級' ? `菁英級（300 萬）${inTable}` : `${name}${inTable}`);
      await open(region, '/profile', tier);
      await eventually(() => expect(textOf('dd')).toContain(name));
    },
  );
});
