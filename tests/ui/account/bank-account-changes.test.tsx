import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { choosePicture } from '../support/sent-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = (region: Region, language: Language) =>
  portal.open({ block: { region, profile: 'standalone' }, language, route: '/profile?tab=payment' });

const says = {
  en_US: {
    ask: 'Ask for another account',
    place: 'Please choose what the account is for.',
    bank: 'Please enter the name of the bank.',
    number: 'Please check the account number: it has too few or too many digits.',
    proof: 'Please choose a picture.',
    requested: 'Harbour Bank 02****99: we have your request. We have told you by the contacts on file.',
    waiting: /^We are checking your picture\. The account is used on \d\d \w{3} \d{4} \d\d:\d\d at the earliest\.$/,
    cancel: 'Cancel request: Harbour Bank 02****99',
    cancelled: 'Harbour Bank 02****99: the request is cancelled. Your accounts stay as they are.',
  },
  zh_HK: {
    ask: '要求更改或新增戶口',
    place: '請選擇戶口用途。',
    bank: '請輸入銀行名稱。',
    number: '請檢查戶口號碼：位數過多或過少。',
    proof: '請選擇圖片。',
    requested: 'Harbour Bank 02****99：已收到您的要求，並已以登記的聯絡方式通知您。',
    waiting: /^我們正在核對您的圖片，戶口最早於 \d{4}\/\d\d\/\d\d \d\d:\d\d 生效。$/,
    cancel: '取消要求：Harbour Bank 02****99',
    cancelled: 'Harbour Bank 02****99：要求已取消，您的戶口維持不變。',
  },
  zh_TW: {
    ask: '申請變更或新增帳戶',
    place: '請選擇帳戶用途。',
    bank: '請輸入銀行名稱。',
    number: '請檢查帳號：位數太多或太少。',
    proof: '請選擇照片。',
    requested: 'Harbour Bank 02****99：已收到您的申請，並以登記的聯絡方式通知您。',
    waiting: /^我們正在核對您的照片，帳戶最快於 \d{4}\/\d\d\/\d\d \d\d:\d\d 生效。$/,
    cancel: '取消申請：Harbour Bank 02****99',
    cancelled: 'Harbour Bank 02****99：申請已取消，您的帳戶維持不變。',
  },
} as const;

const currencies = { HK: 'HKD', TW: 'TWD' };
const form = '[data-testid=bank-account-form]';
const part = '[data-testid=bank-account-change]';
const submit = async () => {
  (await portal.find(`${form} button[type=submit][aria-busy=false]`)).click();
};

async function fill(region: Region, secret: string): Promise<void> {
  choosePicture(await portal.find<HTMLInputElement>(`${form} input[type=file]`));
  portal.choose(`${form} select`, currencies[region]);
  portal.type(`${form} input[name=bank]`, 'Harbour Bank');
  if (region === 'TW') portal.type(`${form} input[name=branch]`, '西屯分行');
  portal.type(`${form} input[name=number]`, '024-888123-999');
  portal.type(`${form} input[name=password]`, secret);
}

describe('the bank accounts of the profile', () => {
  it.each([
    ['HK', 'en_US', '528314'],
    ['HK', 'zh_HK', '528314'],
    ['TW', 'zh_TW', 'Sunny4102Tea'],
  ] as const)(
    '[R14, ACCT-02] a bank account in %s and %s is asked for with a picture and the secret, waits, and is given up again',
    async (region, language, secret) => {
      const words = says[language];
      await open(region, language);
      (await portal.find(`${part} button`, words.ask)).click();
      await portal.find(`${form} input[name=number]`);
      portal.type(`${form} input[name=number]`, '123');
      await submit();
      for (const problem of [words.place, words.bank, words.number, words.proof])
        await portal.find(`${form} [data-testid=text-field-error]`, problem);
      expect(portal.requests.map(({ name }) => name)).not.toContain('requestBankAccount');
      await fill(region, secret);
      await submit();
      await portal.find(`${part} [data-tone]`, words.requested);
      await portal.find('[data-testid=bank-account-waiting] p', words.waiting);
      const sent = portal.requests.find(({ name }) => name === 'requestBankAccount')?.upload?.form.get('request');
      const request: unknown = JSON.parse(typeof sent === 'string' ? sent : '');
      expect(request).toMatchObject({
        bank: 'Harbour Bank',
        number: '024888123999',
        currency: currencies[region],
        secret,
      });
      (await portal.find(`button[aria-label="${words.cancel}"]`)).click();
      await portal.find(`${part} [data-tone]`, words.cancelled);
      expect(portal.all('[data-testid=bank-account-waiting]')).toEqual([]);
    },
  );

  it.each([
    ['RE_AUTH_CREDENTIAL', 403, 'The PIN or password is not right. Please try again.'],
    ['BANK_ACCOUNT_KNOWN', 400, 'This account is in use already.'],
    ['BANK_ACCOUNT_REPLACED', 400, 'That account is no longer in use. Please choose again.'],
    ['BANK_ACCOUNT_NUMBER', 400, 'Please check the account number: it has too few or too many digits.'],
    ['R03', 400, /^This isn’t a JPEG or PNG picture, or it is damaged\./],
  ] as const)(
    '[R14, AUTH-44] what was typed of a bank account stays where the server answers %s, and never the secret',
    async (code, status, text) => {
      await portal.open({
        block: { region: 'HK', profile: 'standalone' },
        language: 'en_US',
        route: '/profile?tab=payment',
        answer: ({ name }) =>
          name === 'requestBankAccount' ? answer(status, { detail: { errors: [{ code }] } }) : undefined,
      });
      (await portal.find(`${part} button`, 'Ask for another account')).click();
      await fill('HK', '528315');
      await submit();
      await portal.find(`${form} [data-testid=text-field-error]`, text);
      expect((await portal.find<HTMLInputElement>(`${form} input[name=bank]`)).value).toBe('Harbour Bank');
      expect((await portal.find<HTMLInputElement>(`${form} input[name=password]`)).value).toBe('');
    },
  );

  it('[R14] a request whose picture was checked says so, and one that no longer waits goes from the page', async () => {
    const at = '2026-11-20T02:00:00.000Z';
    const account = { bank: 'Harbour Bank', branch: null, masked: '02****99', currency: 'HKD', replaces: '39****18' };
    let changes = [{ id: 'B1', ...account, requestedAt: at, effectiveAt: at, isAccepted: true }];
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      language: 'en_US',
      route: '/profile?tab=payment',
      answer: ({ name }) => {
        if (name === 'bankAccountChanges') return answer(200, { accounts: [], changes });
        if (name !== 'cancelBankAccount') return undefined;
        changes = [];
        return answer(400, { detail: { errors: [{ code: 'BANK_ACCOUNT_CHANGE_UNKNOWN' }] } });
      },
    });
    await portal.find('[data-testid=bank-account-waiting] p', /^We have checked your picture\./);
    await portal.find('[data-testid=bank-account-waiting] p', 'In place of 39****18');
    (await portal.find('[data-testid=bank-account-waiting] button')).click();
    await portal.find(
      `${part} [data-tone=warning]`,
      'Harbour Bank 02****99: this request no longer waits. It has taken effect, was cancelled or refused.',
    );
    expect(portal.all('[data-testid=bank-account-waiting]')).toEqual([]);
  });

  it('[R14, OPEN-59] bank accounts are changed by a signed form where the server takes no request', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone', extensions: [] },
      language: 'en_US',
      route: '/profile?tab=payment',
    });
    await portal.find('p', /^For your safety, accounts are not changed online\./);
    expect(portal.all(part)).toEqual([]);
  });
});
