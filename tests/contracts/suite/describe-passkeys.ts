import { describe, expect, it } from 'vitest';
import { PasskeyLogins } from '../../../application/ports/passkeys/passkey-logins';
import { Passkeys } from '../../../application/ports/passkeys/passkeys';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';
import { strayAssertion, strayPasskey } from './stray-passkey';

const rejected = (code: string) => ({ ok: false, error: { kind: 'rejected', errors: [{ code }] } });
const stray = { name: 'Nobody’s', credential: strayPasskey };

/** Tests the contract of Passkeys and PasskeyLogins. */
export function describePasskeys(target: ContractTarget): void {
  describe('Passkeys', () => {
    it('[R14] tell what they are good for, and keep none that nobody asked for', async () => {
      const passkeys = (await target.signedIn()).get(Passkeys);
      const listed = valueOf(await passkeys.list());
      expect(['login', 'proof']).toEqual(expect.arrayContaining([...listed.uses]));
      expect(await passkeys.add(stray)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
      expect(valueOf(await passkeys.list())).toEqual(listed);
    });

    it('[R14] Passkeys are begun with the present secret, and none is renamed or removed that isn’t there', async () => {
      const portal = await target.signInAnew();
      const client = target.clients.find(({ oneTimeCode }) => oneTimeCode === undefined) ?? target.client;
      const passkeys = portal.get(Passkeys);
      const { uses } = valueOf(await passkeys.list());
      const begun = await passkeys.begin(client.secret);
      if (uses.length === 0) expect(begun).toMatchObject(rejected('PASSKEY_UNAVAILABLE'));
      else
        expect(valueOf(begun)).toMatchObject({
          attestation: 'none',
          authenticatorSelection: { userVerification: 'required' },
        });
      expect(await passkeys.rename({ id: strayPasskey.id, name: 'Mine' })).toMatchObject(rejected('PASSKEY_UNKNOWN'));
      expect(await passkeys.remove({ id: strayPasskey.id, secret: client.secret })).toMatchObject(
        rejected('PASSKEY_UNKNOWN'),
      );
      target.share(client, portal);
    });

    it('[R14, ERR-03] ask visitors to log in', async () => {
      const portal = await target.visit();
      const passkeys = portal.get(Passkeys);
      const refused = { ok: false, error: { kind: 'unauthorized' } };
      expect(await passkeys.list()).toMatchObject(refused);
      expect(await passkeys.begin('a')).toMatchObject(refused);
      expect(await passkeys.add(stray)).toMatchObject(refused);
      expect(await passkeys.rename({ id: 'a', name: 'a' })).toMatchObject(refused);
      expect(await passkeys.remove({ id: 'a', secret: 'a' })).toMatchObject(refused);
    });

    it('[R14] Passkeys are asked at no login but one that waits for a code', async () => {
      const logins = (await target.visit()).get(PasskeyLogins);
      const refused = { ok: false, error: { kind: 'unauthorized' } };
      expect(await logins.ask()).toMatchObject(refused);
      expect(await logins.give(strayAssertion)).toMatchObject(refused);
    });
  });
}
