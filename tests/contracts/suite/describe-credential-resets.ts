import { describe, expect, it } from 'vitest';
import { CredentialResets } from '../../../application/ports/credentials/credential-resets';
import { loginPasswordRules } from '../../../domain/credentials/secrets/check-login-password';
import { userCodeRules } from '../../../domain/credentials/secrets/check-user-code';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const over = { ok: false, error: { kind: 'rejected', errors: [{ code: 'RESET_OVER' }] } };

/**
 * Tests the contract of CredentialResets: the client gets the user code of before, so that nothing is another after it.
 */
export function describeCredentialResets(target: ContractTarget): void {
  describe('CredentialResets', () => {
    const known = () => {
      const client = target.clients.find(({ has }) => has.resetData !== undefined);
      const data = client?.has.resetData;
      if (client === undefined || data === undefined)
        return target.notTried('no client of TW in the clients file has "resetData"');
      return { client, data };
    };

    it('[RESET-12, RESET-13, CONFLICT-18] CredentialResets are at the beginning for a visitor, and let no step be left out', async () => {
      const resets = (await target.visit()).get(CredentialResets);
      expect(valueOf(await resets.progress()).step).toBe('0');
      expect(await resets.sendCode('mobile')).toMatchObject(over);
      expect(await resets.validateCode('12345678')).toMatchObject(over);
      expect(await resets.checkUserCode('HARBOR4829')).toMatchObject(over);
      expect(await resets.checkPassword('Harbor4829Kite')).toMatchObject(over);
      expect(await resets.complete({ password: 'Harbor4829Kite' })).toMatchObject(over);
    });

    it('[OPEN-02, ERR-55] begin for nobody whose number isn’t known', async () => {
      const { data } = known();
      const resets = (await target.visit()).get(CredentialResets);
      const answer = await resets.identify('password', { ...data, nationalId: 'A299999999' });
      expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected', errors: [{ code: 'PRE0008' }] } });
      expect(valueOf(await resets.progress()).step).toBe('0');
    });

    it('[RESET-02..08, RESET-14, RESET-15, API-15..19, API-84..88, CONFLICT-17] go from the data over a code to new details, each step in its turn', async () => {
      const { client, data } = known();
      const resets = (await target.visit()).get(CredentialResets);
      const begun = valueOf(await resets.identify('both', data));
      expect(begun).toMatchObject({ step: '1', type: 'both' });
      expect(`${begun.maskedMobileNumber}${begun.maskedEmail}`).toMatch(/\*/);
      expect(valueOf(await resets.progress())).toEqual(begun);
      expect(Date.parse(valueOf(await resets.sendCode('mobile')).sentAt)).not.toBeNaN();
      expect(await resets.validateCode('0000000')).toEqual({ ok: true, value: false });
      expect(await resets.validateCode(await target.lastCode(client))).toEqual({ ok: true, value: true });
      const ofCode = valueOf(await resets.checkUserCode('harbor4829'));
      expect(ofCode.map(({ rule }) => rule)).toEqual(userCodeRules);
      expect(ofCode.filter(({ status }) => status !== 'P')).toEqual([]);
      const ofPassword = valueOf(await resets.checkPassword('Harbor4829Kite', 'HARBOR4829'));
      expect(ofPassword.map(({ rule }) => rule)).toEqual(loginPasswordRules);
      expect(ofPassword.filter(({ status }) => status !== 'P')).toEqual([]);
      const refused = valueOf(await resets.complete({ userCode: 'HARBOR4829', password: client.secret }));
      expect(refused.step).toBe('2');
      expect(refused.passwordChecks).toContainEqual({ rule: 'not-previous', status: 'F' });
    });

    it('[RESET-06, RESET-14] CredentialResets are done once, by the new details', async () => {
      const { client, data } = known();
      const resets = (await target.visit()).get(CredentialResets);
      valueOf(await resets.identify('user-code', data));
      valueOf(await resets.sendCode('mobile'));
      expect(await resets.validateCode(await target.lastCode(client))).toEqual({ ok: true, value: true });
      expect(valueOf(await resets.complete({ userCode: client.username })).step).toBe('999');
      expect(valueOf(await resets.progress()).step).toBe('999');
      expect(await resets.complete({ userCode: client.username })).toMatchObject(over);
    });
  });
}
