import { describe, expect, it } from 'vitest';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of CommunicationPreferences keeps to. */
export function describeCommunication(name: string, setting: () => ContractSetting): void {
  describe(`CommunicationPreferences ${name}`, () => {
    it('[ACCT-03] keep all she chooses, with where she can be reached and when she chose', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const { communicationPreferences } = portal;
      const { preference, contact } = valueOf(await communicationPreferences.current());
      expect(contact.email).toMatch(/^.\*\*\*@/);
      const wish = { ...preference, news: { ...preference.news, post: !preference.news.post } };
      const kept = valueOf(await communicationPreferences.keep(wish));
      expect([kept.preference, kept.contact]).toEqual([wish, contact]);
      expect(Date.parse(kept.savedAt ?? '')).not.toBeNaN();
      expect(valueOf(await communicationPreferences.current())).toEqual(kept);
      await communicationPreferences.keep(preference);
      expect(valueOf(await communicationPreferences.current()).preference).toEqual(preference);
    });

    it('[ACCT-03, ERR-03] tell a visitor nothing', async () => {
      const { communicationPreferences } = aPortal(setting());
      expect(await communicationPreferences.current()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
