import { describe, expect, it } from 'vitest';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of OpenServices and DividendFunds keeps to, in Taiwan. */
export function describeServices(name: string, setting: () => ContractSetting): void {
  describe(`OpenServices and DividendFunds ${name}`, () => {
    it('[GQL-26, ENT-47, CONF-27] tell which services are open', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      expect(valueOf(await portal.openServices.current())).toEqual({ preOrderEnabled: true, ipoEnabled: false });
    });

    it('[API-73] tell the funds whose dividends go into another one', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      expect(valueOf(await portal.dividendFunds.existing())).toHaveLength(1);
    });

    it('[GQL-26, API-73, ERR-03, ERR-10] tell a visitor nothing', async () => {
      const { openServices, dividendFunds } = aPortal(setting());
      for (const answer of [await openServices.current(), await dividendFunds.existing()])
        expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
