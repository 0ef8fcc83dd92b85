import { ContainerModule } from 'inversify';
import { Locale } from '../../../application/ports/locale';
import { Messages } from '../../../application/ports/visitors/messages';
import { Promotions } from '../../../application/ports/visitors/promotions';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { GraphqlClient } from '../graphql-client';
import { GraphqlMessages } from './graphql-messages';
import { GraphqlPromotions } from './graphql-promotions';
import { PreLoginDataReader } from './pre-login-data';

/** The ports over GraphQL behind what stands beside the login form; TW's promotions among them [CONFLICT-46]. */
export const wiring = ({ region, adapters }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PreLoginDataReader)
      .toResolvedValue((client, locale) => new PreLoginDataReader(client, locale), [GraphqlClient, Locale])
      .inSingletonScope();
    if (adapters.messages !== 'rest')
      bind(Messages)
        .toResolvedValue(
          (client, preLoginData) => new GraphqlMessages(client, region, preLoginData),
          [GraphqlClient, PreLoginDataReader],
        )
        .inSingletonScope();
    if (regionFeatures[region].ports.promotions === 'graphql')
      bind(Promotions)
        .toResolvedValue((preLoginData) => new GraphqlPromotions(preLoginData, region), [PreLoginDataReader])
        .inSingletonScope();
  });
