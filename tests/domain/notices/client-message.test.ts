import { expect, it } from 'vitest';
import { messageSubjects } from '../../../domain/notices/client-message';

it('[CRED-28] no message that is kept is about a code or a PIN', () => {
  expect(messageSubjects.filter((subject) => /code|pin|password/.test(subject))).toEqual([]);
});
