import { afterEach, describe, expect, it } from 'vitest';
import { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import { RegularPlans } from '../../../application/ports/plans/regular-plans';
import { SuitabilityRecords } from '../../../application/ports/suitability/suitability-records';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import { Messages } from '../../../application/ports/notices/messages';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';
import { describeHoldings } from './describe-holdings';
import { describeHoldingsByAccount } from './describe-holdings-by-account';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** The contract of the ports that GraphQL answers too, where a configuration chooses REST for them. */
export function describeOverRest(target: ContractTarget): void {
  describe(target.name, () => {
    afterEach(() => expect(target.answers.newObjections(), 'answers that the contract doesn’t know').toEqual([]));

    describeHoldings(target, 'rest');
    if (target.region === 'HK') describeHoldingsByAccount(target);

    it('[API-50, ENT-21, TIER-01] tells the tier, and a visitor none', async () => {
      const { portal } = await target.clientWith('tier');
      expect(valueOf(await portal.get(ClientTiers).current())).toBeDefined();
      expect(await (await target.visit()).get(ClientTiers).current()).toMatchObject(refused);
    });

    it('[API-29, MSG-19] tells announcements, and a visitor none', async () => {
      const { portal } = await target.clientWith('announcements');
      expect(valueOf(await portal.get(ClientNotices).announcements())).not.toEqual([]);
      expect(await (await target.visit()).get(ClientNotices).announcements()).toMatchObject(refused);
    });

    it('[API-69, API-70, API-10] says nothing of maintenance and typhoons while they are switched off, or where there is no call', async () => {
      const { portal } = await target.clientWith('noNotices');
      expect(await portal.get(ClientNotices).maintenance()).toEqual({ ok: true, value: [] });
      expect(await portal.get(ClientNotices).typhoon()).toEqual({ ok: true, value: [] });
    });

    it('[API-30, API-32, MSG-20, MSG-28] tells a visitor what is switched on', async () => {
      const { portal } = await target.visitorWith('messages');
      const { messages, isIncomplete } = valueOf(await portal.get(Messages).beforeLogin());
      expect(messages.length).toBeGreaterThan(0);
      expect(isIncomplete).toBe(false);
    });

    if (target.region === 'HK') {
      it('[API-31, MSG-21] gives the news of the side bar from their documents', async () => {
        const { portal } = await target.clientWith('sideBarNews');
        expect(valueOf(await portal.get(ClientNotices).sideBarNews())).not.toEqual([]);
      });

      it('[API-59, ENT-26, RSP-01] tells the plans, and a visitor none', async () => {
        const { portal } = await target.clientWith('regularPlans');
        expect(valueOf(await portal.get(RegularPlans).current())).not.toEqual([]);
        expect(await (await target.visit()).get(RegularPlans).current()).toMatchObject(refused);
      });
    } else {
      it('[API-32, MSG-22] tells the disclaimer', async () => {
        const { portal } = await target.clientWith('disclaimer');
        expect(valueOf(await portal.get(ClientNotices).disclaimer())).not.toEqual([]);
      });

      it('[API-53, API-56, API-57, API-66, API-67] tells the client’s suitability, and a visitor nothing', async () => {
        const { portal } = await target.clientWith('riskRating');
        expect(valueOf(await portal.get(SuitabilityRecords).current())).toHaveLength(1);
        expect(await (await target.visit()).get(SuitabilityRecords).current()).toMatchObject(refused);
      });
    }
  });
}
