import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { checkLoginPassword } from '../../../domain/credentials/secrets/check-login-password';
import { formStatus } from '../../../domain/credentials/secrets/rule-check';
import { isKnownPassword } from '../../../sandbox/credentials/changes/known-passwords';

const withoutSet = { breachedPasswords: undefined };
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

it('[CRED-22, OPEN-50] the known passwords are more than 3,000 of those that keep the rules', async () => {
  const kept = dictionary['passwords-common']
    .map(capitalised)
    .filter((password) => formStatus(checkLoginPassword(password, { userCode: '', previousMatches: false })) === 'P');
  expect(kept.length).toBeGreaterThan(3_000);
  for (const password of kept)
    expect([password, await isKnownPassword(password, withoutSet)]).toEqual([password, true]);
});

it.each(['Sunny4102Tea', 'Maple6093Sky', 'Harbor4829Wind'])(
  '[CRED-22, OPEN-50] the known passwords are none that somebody made up: %s',
  async (password) => expect(await isKnownPassword(password, withoutSet)).toBe(false),
);
