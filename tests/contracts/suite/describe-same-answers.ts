import { describe, expect, it } from 'vitest';
import { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import { RegularPlans } from '../../../application/ports/plans/regular-plans';
import { SuitabilityRecords } from '../../../application/ports/suitability/suitability-records';
import { ClientNotices } from '../../../application/ports/notices/client-notices';
import { Messages } from '../../../application/ports/notices/messages';
import type { ContractPortal } from '../contract-portal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Compares the answers of two adapters of a port: they tell a client the same, whichever technology answers. */
export function describeSameAnswers(one: ContractTarget, other: ContractTarget): void {
  const both = async (ask: (portal: ContractPortal) => Promise<unknown>): Promise<readonly [unknown, unknown]> => {
    const answers = [one, other].map(async (target) => ask((await target.clientWith('holdings')).portal));
    const [first, second] = await Promise.all(answers);
    return [first, second];
  };

  describe(`${one.name}, beside GraphQL`, () => {
    it('[API-50, GQL-10, CONFLICT-57] tells the same tier', async () => {
      const [first, second] = await both(async (portal) => valueOf(await portal.get(ClientTiers).current()));
      expect(first).toEqual(second);
    });

    it('[API-29, GQL-19, GQL-20, CONFLICT-46] tells the same announcements', async () => {
      const [first, second] = await both(async (portal) => valueOf(await portal.get(ClientNotices).announcements()));
      expect(first).toEqual(second);
    });

    it('[API-70, GQL-13, CONFLICT-46] says the same of maintenance', async () => {
      const [first, second] = await both(async (portal) => valueOf(await portal.get(ClientNotices).maintenance()));
      expect(first).toEqual(second);
    });

    if (one.region === 'HK') {
      it('[API-59, GQL-11, CONFLICT-57] tells the same plans', async () => {
        const [first, second] = await both(async (portal) => valueOf(await portal.get(RegularPlans).current()));
        expect(first).toEqual(second);
      });

      it('[API-31, API-69, GQL-14, GQL-17, CONFLICT-46] tells the same news and the same of typhoons', async () => {
        const [first, second] = await both(async (portal) => [
          valueOf(await portal.get(ClientNotices).sideBarNews()),
          valueOf(await portal.get(ClientNotices).typhoon()),
        ]);
        expect(first).toEqual(second);
      });
    } else {
      it('[API-32, API-30, GQL-16, GQL-18, CONFLICT-46] tells the same disclaimer and the same before the login', async () => {
        const [first, second] = await both(async (portal) => [
          valueOf(await portal.get(ClientNotices).disclaimer()),
          valueOf(await portal.get(Messages).beforeLogin()),
        ]);
        expect(first).toEqual(second);
      });

      it('[API-53, API-56, API-57, API-66, API-67, GQL-21, ENT-38] tells the same of each client’s suitability', async () => {
        const records = async (target: ContractTarget) =>
          Promise.all(
            (['riskRating', 'lowRiskReasons', 'holdings'] as const).map(async (fact) => {
              const { portal } = await target.clientWith(fact);
              return valueOf(await portal.get(SuitabilityRecords).current());
            }),
          );
        expect(await records(one)).toEqual(await records(other));
      });
    }
  });
}
