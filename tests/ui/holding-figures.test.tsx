import { afterEach, describe, expect, it } from 'vitest';
import { ShownPortal } from './support/shown-portal';

const portal = new ShownPortal();
afterEach(() => portal.close());

describe('a line of the holdings', () => {
  it.each([
    { region: 'HK', zero: /HK0005/, gain: /HK0006/, loss: /HK0003/ },
    { region: 'TW', zero: /TW0012/, gain: /TW0083/, loss: /TW0001/ },
  ] as const)(
    '[HOLD-08, OPEN-65] of $region shows neither a gain nor a loss where nothing was won or lost',
    async ({ region, zero, gain, loss }) => {
      await portal.open({ block: { region, profile: 'standalone' } });
      const changes = async (name: RegExp) =>
        [...(await portal.find('.holding-row', name)).querySelectorAll('.figure .change')].map(
          ({ classList }) => classList[1],
        );
      expect(await changes(zero)).toEqual([]);
      expect(await changes(gain)).toEqual(['change-up', 'change-up']);
      expect(await changes(loss)).toEqual(['change-down', 'change-down']);
    },
  );

  it('[HOLD-22, HOLD-23, HOLD-24, OPEN-77] of Taiwan shows the dividends paid in cash, and the return with and without them', async () => {
    await portal.open({ block: { region: 'TW', profile: 'standalone' } });
    (await portal.find('.holding-row', /TW0083/)).querySelector<HTMLElement>('.figure')?.click();
    await portal.find('.holding-facts dt', '累計現金配息');
    const facts = new Map(
      portal
        .all('.holding-facts dl > div')
        .map((fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]),
    );
    expect(facts.get('累計現金配息')).toBe('TWD 32,394');
    expect(facts.get('報酬率（含現金配息）')).toMatch(/\+4\.82%$/);
    expect(facts.get('報酬率（不含現金配息）')).toMatch(/\+3\.64%$/);
  });
});

it('[CONF-25] a portal whose configuration names no country is Taiwan’s', async () => {
  await portal.open({ block: { profile: 'standalone', hotline: '02 0000 0000' } });
  await portal.find('.holding-row', /TW0001/);
  expect(document.documentElement.lang).toBe('zh-Hant-TW');
  expect(portal.requests.every(({ url }) => !url.startsWith('/tet-web/rest/'))).toBe(true);
});
