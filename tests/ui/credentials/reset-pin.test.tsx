import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, refusal, refusalSaying } from '../../adapters/support/scripted-transport';
import { inFields } from '../support/birth-date';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = async (language: Language, ...answers: readonly TransportAnswer[]) => {
  const left = [...answers];
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/reset-pin',
    language,
    signedIn: false,
    answer: ({ name }) => (name === 'askForPin' ? left.shift() : undefined),
  });
  await portal.find('input[name=account]');
};
const data = { account: 'chanmei88', birthDate: '1992-05-10', email: 'chanmei88@example.test', phone: '20000028' };
const fill = (typed: Partial<typeof data> = {}): void => {
  portal.all('input[name=pin-type]')[0]?.click();
  for (const [field, text] of Object.entries(inFields({ ...data, ...typed })))
    portal.type(`input[name=${field}]`, text);
};
const send = async (): Promise<void> => (await portal.find('[data-testid=reset-sheet] button[type=submit]')).click();
const sent = () =>
  portal.requests.filter(({ name }) => name === 'askForPin').map(({ body }) => JSON.parse(String(body)) as object);
const errors = () =>
  portal.all('[data-testid=text-field-error]').map((error) => error.textContent.replaceAll('\u00a0', ' '));

describe('the page where a new PIN is asked for', () => {
  it('[RESET-18, CONFLICT-12, AUTH-18] the login page leads to the new PIN when the client forgot it', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      route: '/login',
      language: 'en_US',
      signedIn: false,
    });
    (await portal.find('a', 'Forgot PIN')).click();
    await portal.find('h1', 'Reset your PIN');
  });

  it('[RESET-20..24, ERR-51..55] sends nothing before everything is there, and says each at its field', async () => {
    await open('en_US');
    await send();
    await eventually(() =>
      expect(errors()).toEqual([
        'Please choose what to reset.',
        'Please enter your username or account number.',
        'Please enter your date of birth.',
        'Please enter your e-mail address.',
        'Please enter your phone number.',
      ]),
    );
    expect(document.activeElement?.getAttribute('name')).toBe('pin-type');
    fill({ account: '12345', birthDate: '2099-01-01', email: 'a@b', phone: '12' });
    await send();
    await eventually(() =>
      expect(errors()).toEqual([
        'The username or account number is not in the right format. For help, call 0000 0000.',
        'The date of birth is not a real past date. For help, call 0000 0000.',
        'The e-mail address is not in the right format. For help, call 0000 0000.',
        'Please enter a valid phone number: 8 digits, or + and the country code for a number abroad.',
      ]),
    );
    expect(sent()).toEqual([]);
  });

  it.each([
    ['PRE0000', 'fieldset[aria-describedby=pin-type-missing]', '請選擇要重設的項目。'],
    ['PRE0002', 'input[name=account][aria-invalid]', '用戶名稱或戶口號碼格式不正確。如需協助，請致電 0000 0000。'],
    ['PRE0004', 'input[name=email][aria-invalid]', '電郵地址格式不正確。如需協助，請致電 0000 0000。'],
    ['PRE0006', 'input[name=birthDate-day][aria-invalid]', '出生日期不正確。如需協助，請致電 0000 0000。'],
  ])('[ERR-51..54] says %s of the server at the field it is about', async (code, field, says) => {
    await open('zh_HK', answer(400, refusal(code)));
    fill();
    await send();
    await portal.find('[data-testid=text-field-error]', says);
    expect(portal.all(field)).toHaveLength(1);
  });

  it.each([
    ['PRE0000', 'fieldset[aria-describedby=pin-type-missing]'],
    ['PRE0004', 'input[name=email][aria-invalid]'],
  ])('[ERR-17, OPEN-04] says %s in the server’s own words of the language', async (code, field) => {
    await open('zh_HK', answer(400, refusalSaying(code, 'zh_HK', '伺服器的說法。')));
    fill();
    await send();
    await portal.find('[data-testid=text-field-error]', '伺服器的說法。');
    expect(portal.all(field)).toHaveLength(1);
  });

  it.each([
    [
      'PRE0008',
      'These details do not match our records. Please check each of them. After more than 3 wrong tries the reset is closed for 24 hours. If your details have changed, call 0000 0000.',
    ],
    ['PRE0011', 'For your safety the reset is closed for 24 hours. Please come back after that, or call 0000 0000.'],
    ['PRE0012', 'Online trading is stopped for your account. Please call 0000 0000.'],
    [
      'RESET_NO_CONTACT',
      'Your details match, but we have no mobile number or e-mail address for you. Please call 0000 0000 and we will help you.',
    ],
  ])('[ERR-55..59] says %s below the form, and keeps what was typed', async (code, says) => {
    await open('en_US', answer(code === 'PRE0008' ? 400 : 403, refusal(code)));
    fill();
    await send();
    await portal.find('[data-tone]', says);
    expect(portal.all<HTMLInputElement>('input[name=account]')[0]?.value).toBe('chanmei88');
    expect(portal.all('button').map((button) => button.textContent)).not.toContain('Send it again');
  });

  it('[ERR-56, AUTH-45] the form has an earlier PIN sent again, says by when, and keeps nothing that was typed', async () => {
    await open('en_US', answer(403, refusal('PRE0010')), answer(200, { sentBy: '2026-11-25' }));
    fill();
    await send();
    await portal.find(
      '[data-tone]',
      'You have already asked for a new PIN that is not activated yet. Please activate it first. If you have not received it, we can send it again, or call 0000 0000.',
    );
    (await portal.find('button', 'Send it again')).click();
    await portal.find('h2', 'Your new login PIN is on its way');
    await portal.find('p', /^We will send it within 3 business days, by .*2026.*\. We have notified you of this\.$/);
    expect(sent()).toEqual([
      { pinType: 'login', ...data, again: false },
      { pinType: 'login', ...data, again: true },
    ]);
    const kept = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), window.location.href]);
    for (const typed of Object.values(data)) expect(kept).not.toContain(typed);
  });
});
