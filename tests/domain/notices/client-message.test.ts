import { expect, it } from 'vitest';
import { isSecuritySubject, messageSubjects } from '../../../domain/notices/client-message';

it('[CRED-28] no message that is kept is about a code or a PIN', () => {
  expect(messageSubjects.filter((subject) => /code|pin|password/.test(subject))).toEqual([]);
});

it('[R14] messages about security, contact details, identity documents and bank accounts warn the client, and no others do', () => {
  expect(messageSubjects.filter(isSecuritySubject)).toEqual([
    'security',
    'contact-details',
    'identity-document',
    'bank-account',
  ]);
});
