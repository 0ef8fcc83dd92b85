import { describe, expect, it } from 'vitest';
import { CommunicationPreferences } from '../../../application/ports/clients/communication-preferences';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of CommunicationPreferences. */
export function describeCommunication(target: ContractTarget): void {
  describe('CommunicationPreferences', () => {
    it('[ACCT-03] keep all that is chosen, with where the client can be reached and when it was chosen', async () => {
      const { portal } = await target.clientWith('communicationPreference');
      const preferences = portal.get(CommunicationPreferences);
      const { preference, contact } = valueOf(await preferences.current());
      expect(contact.email).toMatch(/^.\*\*\*@/);
      const wish = { ...preference, news: { ...preference.news, post: !preference.news.post } };
      try {
        const kept = valueOf(await preferences.save(wish));
        expect([kept.preference, kept.contact]).toEqual([wish, contact]);
        expect(Date.parse(kept.savedAt ?? '')).not.toBeNaN();
        expect(valueOf(await preferences.current())).toEqual(kept);
      } finally {
        await preferences.save(preference);
      }
      expect(valueOf(await preferences.current()).preference).toEqual(preference);
    });

    it('[ACCT-03, ERR-03] tell a visitor nothing', async () => {
      const answer = await (await target.visit()).get(CommunicationPreferences).current();
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
