import { describe, expect, it } from 'vitest';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = (region: Region, route: string, answers: Readonly<Record<string, unknown>>) =>
  portal.open({
    block: { region, profile: 'standalone' },
    route,
    answer: ({ name }) => (name in answers ? answer(200, answers[name]) : undefined),
  });

const internalError = {
  message: 'the part has no data',
  extensions: { classification: 'INTERNAL_ERROR', errors: [] },
};

describe('an error of one field beside data', () => {
  it('[ERR-08, OPEN-92] leaves the home as it is but for the part concerned, which says so: the plans of Hong Kong', async () => {
    await open('HK', '/', { RegularPlansHK: { data: { regularPlansHK: null }, errors: [internalError] } });
    await portal.find('button, p, span', 'We could not load your monthly plans.');
    await portal.find('[data-testid=holdings]');
  });

  it('[ERR-08, OPEN-92] leaves the fund’s page as it is but for the part concerned', async () => {
    await open('HK', '/fund/SEEDHK00001.HKD', {
      FundDetails: { data: { fundDetails: null }, errors: [internalError] },
    });
    await portal.find('p, span', 'We could not load this part.');
    await portal.find('h1', /Cloud Ridge/);
  });
});

describe('a null where none should be', () => {
  it('[OPEN-92] leaves the home as it is but for the part concerned: the tier of Taiwan', async () => {
    await open('TW', '/', { ClientTiers: { data: { clientTiers: [] } } });
    await portal.find('p, span', '無法載入您的會員等級。');
    await portal.find('[data-testid=holdings]');
  });

  it('[OPEN-92, VCA-01] a null balance is said in place of the Cash Account’s balance, and its page stays', async () => {
    await open('HK', '/vca/tx-balance', { VcaAccount: { data: { vcaAccount: null } } });
    await portal.find('p, span', 'We could not load this part.');
    await portal.find('h1');
  });
});

describe('a value that nobody knows', () => {
  it('[RSP-01, ENUM-01] an unknown status or frequency leaves the plan where it is', async () => {
    const plan = {
      accountNo: '510012300189',
      refNo: 'RP000001',
      fund: { name: { code: 'HK0002', value: 'A fund' } },
      currency: 'HKD',
      amount: '3000.00',
      frequency: 'FORTNIGHTLY',
      dayOfMonth: 40,
      status: 'ASLEEP',
      lastUpdateTime: null,
    };
    await open('HK', '/', { RegularPlansHK: { data: { regularPlansHK: [plan] } } });
    await portal.find('button, summary, span', /1 plan/);
    await portal.find('[data-testid=holdings]');
  });
});

describe('a server that has half of an extension', () => {
  it('[R14, OPEN-59] shows in the security section what it has, and says what couldn’t be loaded', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      route: '/profile?tab=security',
      answer: ({ name }) => (name === 'passkeys' ? answer(404, {}) : undefined),
    });
    await portal.find('p, span', 'We could not load this part.');
    await portal.find('h2, h3', /login/i);
    expect(portal.all('[role=tab]').length).toBeGreaterThan(4);
  });
});
