import { describe, expect, it } from 'vitest';
import { Usernames } from '../../../application/ports/credentials/usernames';
import { usernameRules } from '../../../domain/credentials/login/check-username';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const rejectedWith = (code: string) => ({ ok: false, error: { kind: 'rejected', errors: [{ code }] } });

/** Tests the contract of Usernames: nothing is changed here, since a client's name is the way in. */
export function describeUsernames(target: ContractTarget): void {
  describe('Usernames', () => {
    it('[ACCT-04, CRED-04, RESET-04] say which the client’s own is, and how another one stands with the rules', async () => {
      const usernames = (await target.signedIn()).get(Usernames);
      const { username } = valueOf(await usernames.own());
      expect(username).toMatch(/^[A-Za-z\d]+$/);
      const checks = valueOf(await usernames.check('a-name'));
      expect(checks.map(({ rule }) => rule)).toEqual(usernameRules[target.region]);
      const broken = checks.flatMap(({ rule, status }) => (status === 'F' ? rule : []));
      expect(broken).toEqual(expect.arrayContaining(['length', 'no-special-characters']));
    });

    it('[ACCT-04, ERR-39, CRED-01..10] refuse a wrong present secret, the present name and one that breaks a rule', async () => {
      const { secret } = target.client;
      const usernames = (await target.signedIn()).get(Usernames);
      const { username = '' } = valueOf(await usernames.own());
      const change = (wanted: string, typed: string) =>
        usernames.change({ username: wanted, secret: typed }, deriveKey('username', crypto.randomUUID()));
      expect(await change('harbour88x', '000000')).toMatchObject(rejectedWith('PIN0002'));
      expect(await change(username, secret)).toMatchObject(rejectedWith('USERNAME_UNCHANGED'));
      expect(await change('a-name', secret)).toMatchObject(rejectedWith('USERNAME_REFUSED'));
      expect(valueOf(await usernames.own())).toEqual({ username });
    });
  });
}
