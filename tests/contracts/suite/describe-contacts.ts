import { describe, expect, it } from 'vitest';
import { Contacts } from '../../../application/ports/clients/contacts';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of Contacts. */
export function describeContacts(target: ContractTarget): void {
  describe('Contacts', () => {
    it('[R14] let a request for another address wait, and give it up', async () => {
      const portal = await target.signInAnew();
      const client = target.clients.find(({ oneTimeCode }) => oneTimeCode === undefined) ?? target.client;
      const contacts = portal.get(Contacts);
      const before = valueOf(await contacts.current());
      const wish = { field: 'address', value: 'Room 1, 2 Contract Road', secret: client.secret } as const;
      const asked = valueOf(await contacts.request(wish));
      const waiting = asked.changes.find(({ field }) => field === 'address');
      expect(asked.onFile).toEqual(before.onFile);
      expect(Date.parse(waiting?.effectiveAt ?? '')).toBeGreaterThan(Date.parse(waiting?.requestedAt ?? ''));
      const after = valueOf(await contacts.cancel(waiting?.id ?? ''));
      expect(after.changes.filter(({ field }) => field === 'address')).toEqual([]);
      target.share(client, portal);
    });

    it('[R14, ERR-03] ask visitors to log in', async () => {
      const contacts = (await target.visit()).get(Contacts);
      const refused = { ok: false, error: { kind: 'unauthorized' } };
      expect(await contacts.current()).toMatchObject(refused);
      expect(await contacts.request({ field: 'email', value: 'a@b.example', secret: 'a' })).toMatchObject(refused);
      expect(await contacts.cancel(crypto.randomUUID())).toMatchObject(refused);
    });
  });
}
