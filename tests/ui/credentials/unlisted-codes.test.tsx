import { describe, expect, it } from 'vitest';
import type { Language } from '../../../domain/language';
import { answer, refusal, refusalSaying } from '../../adapters/support/scripted-transport';
import { inFields } from '../support/birth-date';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** A portal that isn't told that the server means by a code what it says of it itself. */
const open = async (language: Language, call: string, given: ReturnType<typeof refusal>) => {
  await portal.open({
    block: { region: language === 'zh_TW' ? 'TW' : 'HK', profile: 'standalone', usesPortalCodes: false },
    route: call === 'activatePin' ? '/activate-pin' : '/change-password',
    language,
    signedIn: call !== 'activatePin',
    answer: ({ name, method }) => (method === 'POST' && name === call ? answer(403, given) : undefined),
  });
  await portal.find('input[name=login-current]');
};
const fill = (current: string, next: string): void => {
  portal.type('input[name=login-current]', current);
  portal.type('input[name=login-next]', next);
  portal.type('input[name=login-again]', next);
};
const send = async (): Promise<void> => (await portal.find('main button[type=submit]')).click();

describe('a code that a live server sends without words', () => {
  it.each([
    ['en_US', '905271', 'PIN0002', /^This could not be accepted \(code PIN0002\)\. Please check what you entered/],
    ['zh_HK', '905271', 'PIN0013', /^系統未能接受您輸入的資料（代碼 PIN0013）。請檢查後再試，或致電/],
    ['zh_TW', 'Cedar7318Moss', 'PIN0014', /^系統未接受您輸入的資料（代碼 PIN0014）。請檢查後再試一次，或來電/],
  ] as const)('[OPEN-01, ERR-37] a code without words is named as it is, in %s', async (language, next, code, says) => {
    await open(language, 'changeSecret', refusal(code));
    fill('528314', next);
    await send();
    await portal.find('[data-testid=text-field-error], [data-tone]', says);
  });

  it('[OPEN-01, ERR-49] leads nowhere by a meaning that nobody stated', async () => {
    await open('en_US', 'changeSecret', refusal('PIN0039'));
    fill('528314', '905271');
    await send();
    await portal.find('[data-tone]', /^This could not be accepted \(code PIN0039\)/);
    expect(portal.all('[data-tone] a')).toEqual([]);
  });

  it('[OPEN-01, ERR-37] a code without words is named as it is where a PIN is activated', async () => {
    await open('en_US', 'activatePin', refusal('PIN0040'));
    portal.type('input[name=account]', 'maknew');
    fill('184730', '905271');
    await send();
    await portal.find('[data-tone]', /^This could not be accepted \(code PIN0040\)/);
  });

  it('[OPEN-01, ERR-17] a code without words is told in the server’s words where it has some', async () => {
    await open('en_US', 'changeSecret', refusalSaying('PIN0013', 'en_US', 'Please ask your branch.'));
    fill('528314', '905271');
    await send();
    await portal.find('[data-testid=text-field-error], [data-tone]', 'Please ask your branch.');
  });

  it('[OPEN-01, ERR-40] a code that the portal found has the portal’s own words', async () => {
    await open('en_US', 'changeSecret', refusal('PIN0002'));
    fill('528314', '12345');
    await send();
    await portal.find('[data-testid=text-field-error]', 'The new login PIN must have exactly 6 digits.');
  });
});

describe('a code of a reset that a live server sends without words', () => {
  it.each([
    ['PRE0008', '[data-tone]'],
    ['PRE0004', '[data-testid=text-field-error]'],
    ['PRE0000', '[data-testid=text-field-error]'],
  ])('[OPEN-02] %s is named as it is where a new PIN is asked for', async (code, place) => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone', usesPortalCodes: false },
      route: '/reset-pin',
      language: 'en_US',
      signedIn: false,
      answer: ({ name }) => (name === 'askForPin' ? answer(400, refusal(code)) : undefined),
    });
    await portal.find('input[name=account]');
    portal.all('input[name=pin-type]')[0]?.click();
    const data = { account: 'chanmei88', birthDate: '1992-05-10', email: 'chanmei88@example.test', phone: '20000028' };
    for (const [field, text] of Object.entries(inFields(data))) portal.type(`input[name=${field}]`, text);
    await send();
    await portal.find(place, new RegExp(`^This could not be accepted .code ${code}.`));
  });

  it('[OPEN-02] a code without words is named as it is in Taiwan’s reset', async () => {
    const given: Record<string, ReturnType<typeof answer>> = {
      forgotPinStep: answer(200, { step: '1', resetMode: 'ONLY_PIN', maskedEmail: 'w***@example.test' }),
      forgotPinValidateOtp: answer(400, refusal('PRE0008')),
    };
    await portal.open({
      block: { region: 'TW', profile: 'standalone', usesPortalCodes: false },
      route: '/reset-username-password',
      language: 'zh_TW',
      signedIn: false,
      answer: ({ name }) => given[name],
    });
    (await portal.find('button', '我已經有驗證碼')).click();
    await portal.find('input[name=one-time-code]');
    portal.type('input[name=one-time-code]', '12345678');
    await send();
    await portal.find('[data-tone]', /^系統未接受您輸入的資料（代碼 PRE0008）。/);
  });
});
