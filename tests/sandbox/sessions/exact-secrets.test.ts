import { beforeEach, describe, expect, test } from 'vitest';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
beforeEach(() => shared.sandbox.forget());

const name = 'LINCHI72';
const chosen = 'Maple6093Sky';

describe('a password', () => {
  test('[R14, AUTH-03] a password is good as it was chosen', async () => {
    expect((await new Visitor(shared.servers.TW, 'TW').logOn(name, chosen)).statusCode).toBe(200);
  });

  test.each([
    ['in capitals', chosen.toUpperCase()],
    ['in small letters', chosen.toLowerCase()],
    ['cut', chosen.slice(0, -1)],
    ['lengthened', `${chosen}a`],
    ['with a blank behind it', `${chosen} `],
    ['with a blank before it', ` ${chosen}`],
    ['in full-width letters', 'Ｍａｐｌｅ６０９３Ｓｋｙ'],
  ])('[R14, AUTH-03] a password is good as it was chosen alone: not %s', async (_, typed) => {
    expect(codesOf(await new Visitor(shared.servers.TW, 'TW').logOn(name, typed))).toEqual(['LOG0001']);
  });
});
