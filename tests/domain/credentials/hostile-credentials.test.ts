import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLogin } from '../../../domain/credentials/login/check-login';
import { checkLoginPassword } from '../../../domain/credentials/secrets/check-login-password';
import { checkPin } from '../../../domain/credentials/secrets/check-pin';
import { checkResetIdentity } from '../../../domain/credentials/reset/check-reset-identity';
import { checkTradingPassword } from '../../../domain/credentials/secrets/check-trading-password';
import { checkUserCode } from '../../../domain/credentials/secrets/check-user-code';
import { isCommonPassword } from '../../../domain/credentials/secrets/common-passwords';
import { checkOneTimeCode, isOneTimeCodeFresh } from '../../../domain/credentials/login/one-time-code';
import { isTaiwanMobile, isTaiwanNationalId } from '../../../domain/credentials/taiwan-identity';
import { garbage } from '../../arbitraries/garbage';
import { sharedDataFile } from '../../builders/shared-data';

const naughtyStrings = sharedDataFile('hostile/blns.json');

/** Texts of a hundred thousand characters that make careless patterns walk in circles. */
const longTexts = ['a', '1', '09', 'A1', '@.', 'a@', ' ', '\n', 'qwer', 'abcd', '１', '😀', '\ud800', 'aA1!'].flatMap(
  (part) => {
    const text = part.repeat(100_000 / part.length);
    return [text, `${text}!`, `@${text}`];
  },
);

const checks: readonly ((text: string) => unknown)[] = [
  (text) => checkPin(text, { accountNumbers: [text], planNumbers: [text], current: text, reentry: text }),
  (text) => checkUserCode(text),
  (text) => checkLoginPassword(text, { userCode: text }),
  checkTradingPassword,
  checkOneTimeCode,
  isCommonPassword,
  isTaiwanNationalId,
  isTaiwanMobile,
  (text) => isOneTimeCodeFresh(text, text),
  (text) => checkLogin('HK', { username: text, secret: text }),
  (text) => checkLogin('TW', { username: text, secret: text }),
  (text) => checkResetIdentity('TW', identityOf(text), '2026-06-01'),
];

describe('hostile text', () => {
  it('[PIN-05, CRED-01, CRED-11, CRED-24, RESET-22] hostile text is judged, however long it is', () => {
    for (const text of longTexts) for (const check of checks) expect(() => check(text)).not.toThrow();
  });

  it('[PIN-05, CRED-01, CRED-11, CRED-24, RESET-22] hostile text is judged, whatever it is', () => {
    for (const text of fc.sample(garbage, 10_000)) for (const check of checks) check(text);
  });

  it.skipIf(naughtyStrings === undefined)(
    '[PIN-06, CRED-10, CRED-21, CRED-24, CRED-28] hostile text of the naughty list is none of ours',
    () => {
      const texts = JSON.parse(readFileSync(naughtyStrings ?? '', 'utf8')) as readonly string[];
      expect(texts.length).toBeGreaterThan(200);
      for (const text of texts) {
        expect([text, checkPin(text).length > 0, checkOneTimeCode(text), isTaiwanMobile(text)]).toEqual([
          text,
          true,
          false,
          false,
        ]);
        const isAlphanumeric = /^[a-z0-9]*$/i.test(text);
        expect(checkUserCode(text).at(-1)?.status).toBe(isAlphanumeric ? 'P' : 'F');
        expect(checkLoginPassword(text, { userCode: '' }).at(-1)?.status).toBe(isAlphanumeric ? 'P' : 'F');
        expect(checkTradingPassword(text) === 'not-alphanumeric').toBe(!isAlphanumeric);
        expect(checkResetIdentity('HK', identityOf(text), '2026-06-01').length).toBeGreaterThan(3);
      }
    },
  );
});

function identityOf(text: string) {
  return { account: text, email: text, birthDate: text, phone: text, nationalId: text, mobile: text };
}
