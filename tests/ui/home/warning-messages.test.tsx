import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import recordedClient from '../../../mocks/hk/UserPortfolioHK.json';
import { answer } from '../../adapters/support/scripted-transport';
import { settled } from '../../builders/settled';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
let isLate = (): void => {};
beforeEach(() => {
  vi.stubGlobal('innerWidth', 360);
  // The seconds that the band waits at most pass when the test says so.
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (call: () => void, time = 0) => {
    if (time !== 4_000) return wait(call, time);
    isLate = call;
    return 0;
  });
});

describe('urgent notices on a phone', () => {
  it('[SHELL-14, MSG-04, MSG-05] urgent notices are shown once all have come, several of them folded', async () => {
    const { typhoon, maintenance } = await openWaiting();
    maintenance.answer(enabled('Sunday from 2 am'));
    await settled();
    expect(open()).toEqual([]);
    typhoon.answer(enabled('No. 8 is hoisted'));
    const summary = await portal.find('[data-testid=warning-messages] summary', '重要提醒（2 則）');
    expect(open()).toEqual([]);
    summary.click();
    expect(open()).toEqual(['Sunday from 2 am', 'No. 8 is hoisted']);
  });

  it('[SHELL-14, MSG-04, MSG-05] urgent notices are shown after a few seconds though a source hangs, and what it says later is added', async () => {
    const { typhoon, maintenance } = await openWaiting();
    isLate();
    maintenance.answer(enabled('Sunday from 2 am'));
    await portal.find('[data-testid=warning-messages] li', 'Sunday from 2 am');
    expect(open()).toEqual(['Sunday from 2 am']);
    typhoon.answer(enabled('No. 8 is hoisted'));
    await portal.find('[data-testid=warning-messages] li', 'No. 8 is hoisted');
    expect(open()).toEqual(['Sunday from 2 am', 'No. 8 is hoisted']);
  });

  it('[SHELL-14, MSG-04, MSG-05, OPEN-92] stay open once shown, also when another one comes later', async () => {
    const { typhoon, maintenance } = await openWaiting();
    maintenance.answer(enabled('Sunday from 2 am'));
    typhoon.answer(answer(500));
    await portal.find('[data-testid=warning-messages] [role=alert] p', '部分重要提醒無法載入。');
    expect(open()).toEqual(['Sunday from 2 am']);
    typhoon.answer(enabled('No. 8 is hoisted'));
    (await portal.find('[data-testid=warning-messages] button', '再試一次')).click();
    await portal.find('[data-testid=warning-messages] li', 'No. 8 is hoisted');
    expect(open()).toEqual(['Sunday from 2 am', 'No. 8 is hoisted']);
  });
});

describe('what a client is asked to do after the login', () => {
  it.each([
    [
      'HK',
      '510012300270',
      'You have no username yet. With one, you can log in without your MasterAccount number.',
      'Dismiss',
    ],
    ['TW', 'C200000033', '您尚未設定使用者代碼。設定後，登入時不需再輸入身分證字號。', '知道了'],
  ] as const)(
    '[API-27, SESS-23, SESS-27, OPEN-87] a task after the login is offered once on the home, with a way to do it, and can be skipped: %s',
    async (region, login, says, skip) => {
      const who = { AUTH_CHECKED: `mock:${login}` };
      await portal.open({ block: { region, profile: 'standalone' }, kept: who });
      const line = await portal.find('[data-testid=warning-list] li', new RegExp(`^${says}`));
      expect(line.querySelector('a')?.getAttribute('href')).toBe('/eTrading/v2/username');
      (await portal.find('[data-testid=warning-list] button', skip)).click();
      await eventually(() =>
        expect(portal.all('[data-testid=warning-list] li').map(textOf).join()).not.toContain(says),
      );
      expect(sessionStorage.getItem('etrading.pageFlowSkipped')).toBe('true');
      expect(portal.requests.filter(({ name }) => name === 'pageFlow')).toHaveLength(1);
    },
  );

  const forms = 'https://pages.example/forms';
  it.each([
    ['HK', 'en_US', 'Mail sent to you was returned. To update your address, please call 0000 0000'],
    ['HK', 'zh_HK', '寄給您的信件被退回。如要更改通訊地址，請致電 0000 0000，或寄回已填妥的表格。'],
    ['TW', 'zh_TW', '寄給您的信件遭退回。如需變更通訊地址，請來電 0000 0000，或寄回填妥的表格。'],
  ] as const)(
    '[SESS-30, OPEN-87, LINK-39] whose letters came back is to call or to send the form, since no page changes an address: %s in %s',
    async (region, language, says) => {
      const externalPages = { forms: { [language]: forms } };
      const kept = { m03InvalidAddress: true };
      await portal.open({ block: { region, profile: 'standalone', externalPages }, language, kept });
      const line = await portal.find('[data-testid=warning-list] li', new RegExp(`^${says}`));
      expect(line.querySelector('a')?.href).toBe(forms);
      await portal.open({ block: { region, profile: 'standalone' }, language, kept });
      const bare = await portal.find('[data-testid=warning-list] li', new RegExp(`^${says}`));
      expect(bare.querySelector('a')).toBeNull();
    },
  );

  it('[SESS-29, CONFLICT-13] leads to the older site where the region’s portal has no page for it', async () => {
    const kept = { showRipMigrationMessage: true };
    await portal.open({ block: { region: 'TW', profile: 'standalone' }, kept });
    const line = await portal.find('[data-testid=warning-list] li', /查看如何移轉/);
    expect(line.querySelector('a')?.getAttribute('href')).toBe('/eTrading/#/rsp/migration');
  });
});

describe('the reminder of a second factor', () => {
  const reminded = ({ name }: TransportRequest): TransportAnswer | undefined => {
    if (name !== 'UserPortfolioHK') return undefined;
    const { userPortfolioHK } = recordedClient.body.data;
    const user = { ...userPortfolioHK, mfaIndicator: 'N', mfaReminderMessage: 'Please register a number.' };
    return answer(200, { data: { userPortfolioHK: user } });
  };
  const contact = 'https://pages.example/contact';

  it.each([
    ['standalone', '/eTrading/v2/profile?tab=security'],
    ['coexist', contact],
  ] as const)('[OPEN-57, ROLE-05] ends in a way to one in profile %s', async (profile, address) => {
    const externalPages = { contact: { en_US: contact } };
    await portal.open({ block: { region: 'HK', profile, externalPages }, language: 'en_US', answer: reminded });
    const line = await portal.find('[data-testid=warning-list] li', /^Please register a number\./);
    expect(line.querySelector('a')?.getAttribute('href')).toBe(address);
  });
});

const textOf = ({ textContent }: Element): string => textContent;

/** The portal of a client of Taiwan without any other notice, while the two messages are awaited. */
async function openWaiting() {
  const typhoon = new Awaited();
  const maintenance = new Awaited();
  const answers: Readonly<Record<string, Awaited>> = {
    TyphoonMessage: typhoon,
    PublicMaintenanceMessage: maintenance,
  };
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    kept: { 'pin-change-reminder': true },
    answer: ({ name }: TransportRequest) => answers[name]?.now,
  });
  await portal.find('[data-testid=holdings]');
  // They are asked for after the holdings are there.
  const asked = (): readonly string[] => portal.requests.map(({ name }) => name);
  await eventually(() => expect(asked()).toEqual(expect.arrayContaining(Object.keys(answers))));
  // The maintenance message, which the line of stops reads too, isn't counted.
  await quiet(1);
  return { typhoon, maintenance };
}

/** Returns what is shown without unfolding anything. */
const open = () =>
  portal
    .all('[data-testid=warning-messages] li')
    .filter((line) => !line.closest('details:not([open])'))
    .map(({ textContent }) => textContent);

/** Until no more calls than these are under way. */
const quiet = (number: number) => eventually(() => expect(portal.inFlight).toBe(number));

const enabled = (value: string) =>
  answer(200, { data: { message: { enable: true, type: 'MAINTENANCE', values: [{ code: 'M', value }] } } });

/** An answer that comes when the test says so. */
class Awaited {
  now: TransportAnswer | Promise<TransportAnswer>;
  private settle: (given: TransportAnswer) => void = () => {};

  constructor() {
    this.now = new Promise((resolve) => {
      this.settle = resolve;
    });
  }

  answer(given: TransportAnswer): void {
    this.now = given;
    this.settle(given);
  }
}
