import { describe, expect, it } from 'vitest';
import { DividendFunds } from '../../../application/ports/menu/dividend-funds';
import { OpenServices } from '../../../application/ports/menu/open-services';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** What every adapter of OpenServices and DividendFunds keeps to, in Taiwan. */
export function describeServices(target: ContractTarget): void {
  describe('OpenServices and DividendFunds', () => {
    it('[GQL-26, ENT-47, CONF-27] tell which services are open', async () => {
      const { portal, known } = await target.clientWith('openServices');
      expect(valueOf(await portal.get(OpenServices).current())).toEqual(known);
    });

    it('[API-73] tell the funds whose dividends go into another one', async () => {
      const { portal, known } = await target.clientWith('dividendFunds');
      expect(valueOf(await portal.get(DividendFunds).existing())).toHaveLength(known);
    });

    it('[GQL-26, ERR-10] tell a visitor no services', async () => {
      expect(await (await target.visit()).get(OpenServices).current()).toMatchObject(refused);
    });

    it('[API-73, ERR-03] tell a visitor no funds', async () => {
      expect(await (await target.visit()).get(DividendFunds).existing()).toMatchObject(refused);
    });
  });
}
