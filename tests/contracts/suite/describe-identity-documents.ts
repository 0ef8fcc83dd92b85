import { describe, expect, it } from 'vitest';
import { IdentityDocuments } from '../../../application/ports/documents/identity-documents';
import { Users } from '../../../application/ports/clients/users';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { aPicture } from '../../builders/a-picture';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of IdentityDocuments; HK only. */
export function describeIdentityDocuments(target: ContractTarget): void {
  describe('IdentityDocuments', () => {
    it('[API-90, DOC-04, ERR-24, ENT-66] take a document, and the same one again as the one they have', async () => {
      const { portal } = await target.clientWith('identityDocument');
      const { userId } = valueOf(await portal.get(Users).current());
      const content = new Blob([await aPicture('jpeg')], { type: 'image/jpeg' });
      const file = { name: 'my passport.jpg', size: content.size, head: new Uint8Array() };
      // A later run sends the same document under the same key, so that a client can be used more than once.
      const sending = { key: deriveKey('contract-upload', '1'), onProgress: () => undefined };
      const send = () => portal.get(IdentityDocuments).send({ requestBy: userId, file }, content, sending);
      const first = valueOf(await send());
      expect(first).toMatchObject({ success: true });
      expect(first.message).toMatch(/\S/);
      // Each answer bears the time of its own.
      const { answeredAt: _, ...told } = first;
      const { answeredAt: __, ...toldAgain } = valueOf(await send());
      expect(toldAgain).toEqual(told);
    });

    it('[API-90, ERR-03] take nothing from a visitor', async () => {
      const file = { name: 'passport.jpg', size: 9, head: new Uint8Array() };
      const sending = { key: deriveKey('contract-upload', '2'), onProgress: () => undefined };
      const documents = (await target.visit()).get(IdentityDocuments);
      const answer = await documents.send({ requestBy: 'U1', file }, new Blob(['a picture']), sending);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
