import { ContainerModule } from 'inversify';
import { DividendInstructions } from '../../../application/ports/dividends/dividend-instructions';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestClient } from '../rest-client';
import { RestDividendInstructions } from './rest-dividend-instructions';

/** The port over REST behind the page of the dividend instructions, where the region has it. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].reinvestedDividends) return;
    bind(DividendInstructions)
      .toResolvedValue((client) => new RestDividendInstructions(client), [RestClient])
      .inSingletonScope();
  });
