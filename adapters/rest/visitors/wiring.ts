import { ContainerModule } from 'inversify';
import { Locale } from '../../../application/ports/locale';
import { Messages } from '../../../application/ports/visitors/messages';
import { Promotions } from '../../../application/ports/visitors/promotions';
import { Tips } from '../../../application/ports/visitors/tips';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestClient } from '../rest-client';
import { RestPromotions } from './rest-promotions';
import { RestTips } from './rest-tips';

/** The ports over REST behind what stands beside the login form; HK's promotions among them, TW's come by GraphQL [CONFLICT-46]. */
export async function wiring({ region, adapters }: PortalConfiguration): Promise<ContainerModule> {
  const overRest = adapters.messages === 'rest' ? await import('./rest-messages') : undefined;
  return new ContainerModule(({ bind }) => {
    if (overRest)
      bind(Messages)
        .toResolvedValue((client) => new overRest.RestMessages(client, region), [RestClient])
        .inSingletonScope();
    bind(Tips)
      .toResolvedValue((client, locale) => new RestTips(client, locale), [RestClient, Locale])
      .inSingletonScope();
    if (regionFeatures[region].ports.promotions === 'rest')
      bind(Promotions)
        .toResolvedValue((client) => new RestPromotions(client, region), [RestClient])
        .inSingletonScope();
  });
}
