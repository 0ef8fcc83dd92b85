import { describe, expect, it } from 'vitest';
import { SecretChanges } from '../../../application/ports/credentials/secret-changes';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const rejectedWith = (code: string) => ({ ok: false, error: { kind: 'rejected', errors: [{ code }] } });

/** Tests the contract of SecretChanges: nothing is changed here, since a secret of before is never taken again. */
export function describeSecretChanges(target: ContractTarget): void {
  describe('SecretChanges', () => {
    it('[API-22, OPEN-51] say when the login’s secret was last changed', async () => {
      target.needs('secret-changes');
      const changes = (await target.signedIn()).get(SecretChanges);
      const { login = '' } = valueOf(await changes.last());
      expect(Date.parse(login)).not.toBeNaN();
    });

    it('[API-22, ERR-39, CRED-17, OPEN-01] refuse a wrong present secret, and one that is in force already', async () => {
      const { secret } = target.client;
      const changes = (await target.signedIn()).get(SecretChanges);
      const before = valueOf(await changes.last());
      const change = (current: string, next: string) =>
        changes.change({ login: { current, next } }, deriveKey('secret-change', crypto.randomUUID()));
      expect(await change('000000', secret)).toMatchObject(rejectedWith('PIN0002'));
      expect(await change(secret, secret)).toMatchObject(rejectedWith('PIN0014'));
      expect(valueOf(await changes.last())).toEqual(before);
    });
  });
}
