import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { answer, refusal, refusalSaying } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = async (answers: Readonly<Record<string, TransportAnswer>> = {}) => {
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/reset-trading-password',
    language: 'zh_TW',
    answer: ({ name }) => answers[name],
  });
  await portal.find('h1', '重設交易密碼');
};
const press = async (selector: string, text?: string): Promise<void> => (await portal.find(selector, text)).click();
const send = () => press('[data-testid=change-password-page] button[type=submit]');
const typeCode = async (code = '12345678'): Promise<void> => {
  await portal.find('input[name=one-time-code]');
  portal.type('input[name=one-time-code]', code);
  await send();
};
const comeToPassword = async (): Promise<void> => {
  await press('[data-testid=code-channels] button', '簡訊：09****678');
  await typeCode();
  await portal.find('h2', '設定新的交易密碼');
};
const fill = (secret: string, next: string, again = next): void => {
  portal.type('input[name=current-password]', secret);
  portal.type('input[name=trading-next]', next);
  portal.type('input[name=trading-again]', again);
};
const sent = () => portal.requests.filter(({ name }) => name === 'resetTradingPassword');
const kept = () => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), window.location.href]);

describe('the page where a client of Taiwan gets a new trading password', () => {
  it('[ERR-61, CRED-24] goes from the code to the new one, sends both once under a key, and keeps nothing that was typed', async () => {
    await open();
    await comeToPassword();
    fill('Sunny4102Tea', 'anchor4829');
    await send();
    await portal.find('h2', '新的交易密碼已經生效');
    expect(sent()).toHaveLength(1);
    expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({ otp: '12345678', secret: 'Sunny4102Tea', next: 'anchor4829' });
    expect(sent()[0]?.headers['Idempotency-Key']).toMatch(/^[\w.:-]{8,100}$/);
    expect(kept()).not.toMatch(/12345678|Sunny4102Tea|anchor4829/);
  });

  it('[CRED-25..27, ERR-38, ERR-43] says at each field what is missing or broken, and sends nothing', async () => {
    await open();
    await comeToPassword();
    await send();
    await portal.find('[data-testid=text-field-error]', '請輸入目前的登入密碼。');
    await portal.find('[data-testid=text-field-error]', '請輸入新的交易密碼。');
    await portal.find('[data-testid=text-field-error]', '請再輸入一次新的交易密碼。');
    await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('current-password'));
    fill('Sunny4102Tea', 'ab1');
    await send();
    await portal.find('[data-testid=text-field-error]', '新的交易密碼太短，至少要 6 個英文字母或數字。');
    fill('Sunny4102Tea', 'anchor4829', 'anchor4820');
    await send();
    await portal.find('[data-testid=text-field-error]', '兩次輸入的新交易密碼不一樣，請再輸入一次。');
    expect(portal.all('[data-testid=rule-list] li').map(({ dataset }) => dataset['status'])).toEqual(['P', 'P', 'N']);
    expect(sent()).toEqual([]);
  });

  it('[AUTH-28, ERR-61] leads back to the code where that was wrong, and keeps the rest', async () => {
    await open({ resetTradingPassword: answer(403, refusal('RESET_CODE_WRONG')) });
    await comeToPassword();
    fill('Sunny4102Tea', 'anchor4829');
    await send();
    await portal.find('[data-testid=text-field-error]', '驗證碼不正確或已過期，請再輸入一次，或重新傳送。');
    await typeCode('87654321');
    await portal.find('h2', '設定新的交易密碼');
    expect(portal.all<HTMLInputElement>('input[name=trading-next]')[0]?.value).toBe('anchor4829');
  });

  it.each([
    [
      403,
      'PIN0002',
      '[data-testid=text-field-error]',
      '目前的登入密碼不正確，請再輸入一次。錯誤超過 3 次，將鎖定 24 小時。',
    ],
    [400, 'PIN0030', '[data-testid=text-field-error]', '新的交易密碼不可以和目前或上一個相同，請換一個。'],
  ])('[ERR-39, CRED-17] says %i %s at its field', async (status, code, at, words) => {
    await open({ resetTradingPassword: answer(status, refusal(code)) });
    await comeToPassword();
    fill('Sunny4102Tea', 'anchor4829');
    await send();
    await portal.find(at, words);
  });

  it.each(['PIN0002', 'PIN0030'])('[ERR-17, OPEN-04] says %s in the server’s own words', async (code) => {
    await open({ resetTradingPassword: answer(403, refusalSaying(code, 'zh_TW', '伺服器的說法。')) });
    await comeToPassword();
    fill('Sunny4102Tea', 'anchor4829');
    await send();
    await portal.find('[data-testid=text-field-error]', '伺服器的說法。');
  });

  it('[AUTH-30, AUTH-44] says why no code is sent', async () => {
    await open({ sendTradingResetCode: answer(403, refusal('LOG0005')) });
    await press('[data-testid=code-channels] button', '簡訊：09****678');
    await portal.find('[data-tone]', /^因錯誤次數過多，您的登入已被鎖定，沒有變更任何資料。/);
  });

  it('[OPEN-42, RESET-10] sends who has neither number nor address on file to the telephone', async () => {
    await open({ tradingResetContact: answer(200, { maskedMobileNumber: null, maskedEmail: null }) });
    await portal.find('[data-tone]', /來電/);
  });

  it('[ERR-61] the change of the trading password leads to the reset when the client forgot it', async () => {
    await portal.open({
      block: { region: 'TW', profile: 'standalone' },
      route: '/change-password',
      language: 'zh_TW',
    });
    await press('[data-testid=segmented] label', '交易密碼');
    await portal.find('input[name=verification-next]');
    expect(await portal.addressOf('忘記交易密碼？前往重設')).toMatch(/\/reset-trading-password$/);
  });
});
