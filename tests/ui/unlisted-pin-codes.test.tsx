import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../domain/language';
import { answer, refusal, refusalSaying } from '../adapters/support/scripted-transport';
import { ShownPortal } from './support/shown-portal';

const portal = new ShownPortal();
afterEach(() => {
  portal.close();
  vi.unstubAllGlobals();
});

/** A portal that isn't told that the server means by a code what it says of it itself. */
const open = async (language: Language, call: string, given: ReturnType<typeof refusal>) => {
  await portal.open({
    block: { region: language === 'zh_TW' ? 'TW' : 'HK', profile: 'standalone', usesPortalPinCodes: false },
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

describe('a code of a PIN that a live server sends without words', () => {
  it.each([
    ['en_US', '905271', 'PIN0002', /^This could not be accepted \(code PIN0002\)\. Please check what you entered/],
    ['zh_HK', '905271', 'PIN0013', /^系統未能接受您輸入的資料（代碼 PIN0013）。請檢查後再試，或致電/],
    ['zh_TW', 'Cedar7318Moss', 'PIN0014', /^系統未接受您輸入的資料（代碼 PIN0014）。請檢查後再試一次，或來電/],
  ] as const)('[OPEN-01, ERR-37] is named as it is, in %s', async (language, next, code, says) => {
    await open(language, 'changeSecret', refusal(code));
    fill('528314', next);
    await send();
    await portal.find('.text-field-error, .notice', says);
  });

  it('[OPEN-01, ERR-49] leads nowhere by a meaning that nobody stated', async () => {
    await open('en_US', 'changeSecret', refusal('PIN0039'));
    fill('528314', '905271');
    await send();
    await portal.find('.notice', /^This could not be accepted \(code PIN0039\)/);
    expect(portal.all('.notice a')).toEqual([]);
  });

  it('[OPEN-01, ERR-37] is named as it is where a PIN is activated', async () => {
    await open('en_US', 'activatePin', refusal('PIN0040'));
    portal.type('input[name=account]', 'maknew');
    fill('184730', '905271');
    await send();
    await portal.find('.notice', /^This could not be accepted \(code PIN0040\)/);
  });

  it('[OPEN-01, ERR-17] is told in the server’s words where it has some', async () => {
    await open('en_US', 'changeSecret', refusalSaying('PIN0013', 'en_US', 'Please ask your branch.'));
    fill('528314', '905271');
    await send();
    await portal.find('.text-field-error, .notice', 'Please ask your branch.');
  });

  it('[OPEN-01, ERR-40] is the portal’s own where the portal found it', async () => {
    await open('en_US', 'changeSecret', refusal('PIN0002'));
    fill('528314', '12345');
    await send();
    await portal.find('.text-field-error', 'The new login PIN must have exactly 6 digits.');
  });
});
