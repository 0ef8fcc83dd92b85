import { describe, expect, it } from 'vitest';
import { keyOf } from '../../domain/submissions/idempotency-key';
import { aPicture } from '../builders/a-picture';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of IdentityDocuments keeps to. */
export function describeIdentityDocuments(name: string, setting: () => ContractSetting): void {
  describe(`IdentityDocuments ${name}`, () => {
    it('[API-90, DOC-04, ERR-24, ENT-66] take a document, and the same one again as the one they have', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const { userId } = valueOf(await portal.users.current());
      const content = new Blob([await aPicture('jpeg')], { type: 'image/jpeg' });
      const file = { name: 'my passport.jpg', size: content.size, head: new Uint8Array() };
      const send = () =>
        portal.identityDocuments.send({ requestBy: userId, file }, content, {
          key: keyOf('contract-upload', '1'),
          onProgress: () => undefined,
        });
      const first = valueOf(await send());
      expect(first).toMatchObject({ success: true });
      expect(first.message).toMatch(/\S/);
      expect(valueOf(await send()).message).toBe(first.message);
    });

    it('[API-90, ERR-03] take nothing from a visitor', async () => {
      const { identityDocuments } = aPortal(setting());
      const file = { name: 'passport.jpg', size: 9, head: new Uint8Array() };
      const sending = { key: keyOf('contract-upload', '2'), onProgress: () => undefined };
      const answer = await identityDocuments.send({ requestBy: 'U1', file }, new Blob(['a picture']), sending);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
