import { describe, expect, it } from 'vitest';
import { Users } from '../../../application/ports/clients/users';
import { LocalStepUps } from '../../../application/ports/re-authentication/local-step-ups';
import { PasskeyStepUps } from '../../../application/ports/re-authentication/passkey-step-ups';
import { ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import { RequestNonces } from '../../../application/ports/re-authentication/request-nonces';
import { SessionVault } from '../../../application/ports/session/session-vault';
import type { ContractPortal } from '../contract-portal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';
import { strayAssertion } from './stray-passkey';

const rejected = (code: string) => ({ ok: false, error: { kind: 'rejected', errors: [{ code }] } });
const refused = { ok: false, error: { kind: 'unauthorized' } };
const body = { orderId: 'no-order-of-anybody' };

/** A request of its own, as the portal makes it. */
async function requestOf(portal: ContractPortal) {
  const nonces = portal.get(RequestNonces);
  const nonce = await nonces.nonceOf(nonces.salt(), JSON.stringify(body));
  return { type: 'ORDER', action: 'CANCEL_ORDER', nonce, body } as const;
}

/** Tests the contract of ReAuthentications and LocalStepUps; only HK has them. */
export function describeReAuthentications(target: ContractTarget): void {
  describe('ReAuthentications', () => {
    it('[REAUTH-01, REAUTH-08, ENUM-04] begin with who asks for the secret', async () => {
      const portal = await target.signedIn();
      const begun = await portal.get(ReAuthentications).begin(await requestOf(portal));
      expect(['AUTHE', 'JANUS', 'LOCAL']).toContain(valueOf(begun).provider);
    });

    it('[REAUTH-14, OPEN-43] take nothing that nobody began', async () => {
      target.needs('re-authentication-requests');
      const portal = await target.signedIn();
      const { nonce } = await requestOf(portal);
      const result = 'nobody-sent-this';
      expect(await portal.get(ReAuthentications).finish({ nonce, result })).toMatchObject(rejected('RE_AUTH_UNKNOWN'));
      expect(await portal.get(LocalStepUps).give({ nonce, secret: target.client.secret })).toMatchObject(
        rejected('RE_AUTH_UNKNOWN'),
      );
    });

    it('[REAUTH-01, R14] ask no passkey of a client who has none, and take none that nobody asked for', async () => {
      const portal = await target.signedIn();
      const { nonce } = await requestOf(portal);
      const passkeys = portal.get(PasskeyStepUps);
      expect(await passkeys.ask(nonce)).toMatchObject(rejected('PASSKEY_UNAVAILABLE'));
      expect(await passkeys.give({ nonce, assertion: strayAssertion })).toMatchObject(rejected('PASSKEY_UNKNOWN'));
    });

    it('[REAUTH-19, GQL-31, OPEN-43] ReAuthentications are proved by the secret once where the proof is local, and the session goes on', async () => {
      target.needs('re-authentication-requests');
      const portal = await target.signedIn();
      const request = await requestOf(portal);
      if (valueOf(await portal.get(ReAuthentications).begin(request)).provider !== 'LOCAL')
        return target.notTried('the server sends its clients to a provider');
      const proof = { nonce: request.nonce, secret: target.client.secret };
      expect(await portal.get(LocalStepUps).give(proof)).toEqual({ ok: true, value: undefined });
      expect(portal.get(SessionVault).readRaw('AUTH_CHECKED')).toMatch(/^".+"$/);
      expect(await portal.get(Users).current()).toMatchObject({ ok: true });
      expect(await portal.get(LocalStepUps).give(proof)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    });

    it('[REAUTH-01, ERR-03] ask visitors to log in', async () => {
      target.needs('re-authentication-requests');
      const portal = await target.visit();
      const request = await requestOf(portal);
      expect(await portal.get(ReAuthentications).begin(request)).toMatchObject(refused);
      expect(await portal.get(ReAuthentications).finish({ nonce: request.nonce, result: 'a' })).toMatchObject(refused);
      expect(await portal.get(LocalStepUps).give({ nonce: request.nonce, secret: 'a' })).toMatchObject(refused);
    });
  });
}
