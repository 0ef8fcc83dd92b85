import { ContainerModule } from 'inversify';
import { ClientPoints } from '../../../application/ports/home/client-points';
import { ClientTiers } from '../../../application/ports/home/client-tiers';
import { PlanMigrations } from '../../../application/ports/home/plan-migrations';
import { RegularPlans } from '../../../application/ports/home/regular-plans';
import { SuitabilityRecords } from '../../../application/ports/home/suitability-records';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestClient } from '../rest-client';
import { RestClientPoints } from './rest-client-points';
import { RestPlanMigrations } from './rest-plan-migrations';

/** The ports over REST behind the summaries that stand beside the holdings, and those for which REST is chosen. */
export async function wiring({ region, adapters }: PortalConfiguration): Promise<ContainerModule> {
  const { plansAndCash } = regionFeatures[region].ports;
  const { clientTiers, regularPlans, suitabilityRecords } = adapters;
  const isChosen = [clientTiers, regularPlans, suitabilityRecords].includes('rest');
  const overRest = isChosen ? (await import('./summaries-over-rest')).summariesOverRest : undefined;
  return new ContainerModule(({ bind }) => {
    bind(ClientPoints)
      .toResolvedValue((client) => new RestClientPoints(client, region), [RestClient])
      .inSingletonScope();
    if (plansAndCash)
      bind(PlanMigrations)
        .toResolvedValue((client) => new RestPlanMigrations(client), [RestClient])
        .inSingletonScope();
    if (overRest === undefined) return;
    if (clientTiers === 'rest')
      bind(ClientTiers)
        .toResolvedValue((client) => overRest.clientTiers(client, region), [RestClient])
        .inSingletonScope();
    if (suitabilityRecords === 'rest')
      bind(SuitabilityRecords)
        .toResolvedValue((client) => overRest.suitabilityRecords(client), [RestClient])
        .inSingletonScope();
    if (regularPlans === 'rest' && plansAndCash)
      bind(RegularPlans)
        .toResolvedValue((client) => overRest.regularPlans(client), [RestClient])
        .inSingletonScope();
  });
}
