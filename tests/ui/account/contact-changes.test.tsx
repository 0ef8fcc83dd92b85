import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = (region: Region, language: Language) =>
  portal.open({ block: { region, profile: 'standalone' }, language, route: '/profile' });

const says = {
  en_US: {
    change: 'Change: E-mail address',
    invalid: 'Please check this: we can’t reach you by it.',
    requested: 'E-mail address: we have your request. We have told you by your present contact.',
    waiting: /^Changes to n\*\*\*@example\.test on \d\d \w{3} \d{4} \d\d:\d\d$/,
    cancel: 'Cancel change: E-mail address',
    cancelled: 'E-mail address: the change is cancelled. It stays as it is.',
    heading: 'How we reach you',
  },
  zh_HK: {
    change: '更改電郵地址',
    invalid: '請檢查輸入的資料：我們未能以此聯絡您。',
    requested: '電郵地址：已收到您的要求，並已以現有聯絡方法通知您。',
    waiting: /^將於 \d{4}\/\d\d\/\d\d \d\d:\d\d 更改為 n\*\*\*@example\.test$/,
    cancel: '取消更改電郵地址',
    cancelled: '電郵地址：更改已取消，資料維持不變。',
    heading: '聯絡方法',
  },
  zh_TW: {
    change: '變更電子郵件信箱',
    invalid: '請檢查輸入的內容：我們無法用它聯絡您。',
    requested: '電子郵件信箱：已收到您的申請，並以目前的聯絡方式通知您。',
    waiting: /^將於 \d{4}\/\d\d\/\d\d \d\d:\d\d 變更為 n\*\*\*@example\.test$/,
    cancel: '取消變更電子郵件信箱',
    cancelled: '電子郵件信箱：變更已取消，資料維持不變。',
    heading: '聯絡方式',
  },
} as const;

const form = '[data-testid=contact-form]';
const write = (email: string, secret: string): void => {
  portal.type(`${form} input[name=email]`, email);
  portal.type(`${form} input[name=password]`, secret);
};

describe('the contact section of the profile', () => {
  it.each([
    ['HK', 'en_US', '528314'],
    ['HK', 'zh_HK', '528314'],
    ['TW', 'zh_TW', 'Sunny4102Tea'],
  ] as const)(
    '[R14, ACCT-01] a contact in %s and %s is changed by a request that waits, with the secret, and the request is given up again',
    async (region, language, secret) => {
      const words = says[language];
      await open(region, language);
      (await portal.find(`button[aria-label="${words.change}"]`)).click();
      await portal.find(`${form} input[name=email]`);
      write('nowhere', secret);
      (await portal.find(`${form} button[type=submit]`)).click();
      await portal.find(`${form} p`, words.invalid);
      expect(portal.requests.map(({ name }) => name)).not.toContain('requestContactChange');
      write('New@Example.test', secret);
      (await portal.find(`${form} button[type=submit]`)).click();
      await portal.find('[data-testid=account-contact] [data-tone]', words.requested);
      await portal.find('[data-testid=contact-waiting]', words.waiting);
      await eventually(() => expect(document.activeElement?.textContent).toBe(words.heading));
      const sent = portal.requests.find(({ name }) => name === 'requestContactChange');
      expect(JSON.parse(sent?.body ?? '')).toEqual({ field: 'email', value: 'new@example.test', secret });
      (await portal.find(`button[aria-label="${words.cancel}"]`)).click();
      await portal.find('[data-testid=account-contact] [data-tone]', words.cancelled);
      expect(portal.all('[data-testid=contact-waiting]')).toEqual([]);
    },
  );

  it('[R14, AUTH-44] keeps what was typed, and never the secret, where the secret is wrong', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      language: 'en_US',
      route: '/profile',
      answer: ({ name }) =>
        name === 'requestContactChange'
          ? answer(403, { detail: { errors: [{ code: 'RE_AUTH_CREDENTIAL' }] } })
          : undefined,
    });
    (await portal.find('button[aria-label="Change: E-mail address"]')).click();
    await portal.find(`${form} input[name=email]`);
    write('new@example.test', '528315');
    (await portal.find(`${form} button[type=submit]`)).click();
    await portal.find(`${form} p`, 'The PIN or password is not right. Please try again.');
    expect((await portal.find<HTMLInputElement>(`${form} input[name=email]`)).value).toBe('new@example.test');
    expect((await portal.find<HTMLInputElement>(`${form} input[name=password]`)).value).toBe('');
  });

  it.each([
    ['HK', 'en_US', 'Mobile number: this change no longer waits. It has taken effect or was cancelled already.'],
    ['HK', 'zh_HK', '手提電話號碼：此更改已不再等候，可能已經生效或已取消。'],
    ['TW', 'zh_TW', '手機號碼：這項變更已不在等候中，可能已生效或已取消。'],
  ] as const)(
    '[R14] the page in %s and %s says that a request no longer waits, and shows it no more',
    async (region, language, gone) => {
      const at = '2026-11-20T02:00:00.000Z';
      let changes = [{ id: 'C1', field: 'mobile', value: '9***2222', requestedAt: at, effectiveAt: at }];
      await portal.open({
        block: { region, profile: 'standalone' },
        language,
        route: '/profile',
        answer: ({ name }) => {
          if (name === 'ownContact') return answer(200, { email: null, mobile: null, address: null, changes });
          if (name !== 'cancelContactChange') return undefined;
          changes = [];
          return answer(400, { detail: { errors: [{ code: 'CONTACT_CHANGE_UNKNOWN' }] } });
        },
      });
      await portal.find('[data-testid=contact-waiting]');
      (await portal.find('[data-testid=contact-waiting] + * button')).click();
      await portal.find('[data-testid=account-contact] [data-tone=warning]', gone);
      expect(portal.all('[data-testid=contact-waiting]')).toEqual([]);
    },
  );

  it('[R14, OPEN-59] a contact is changed by telephone where the server takes no request', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone', extensions: [] },
      language: 'en_US',
      route: '/profile',
    });
    await portal.find('[data-testid=account-note]', /^If your name, address or e-mail is out of date, please call/);
    expect(portal.all('[data-testid=account-contact]')).toEqual([]);
  });
});
