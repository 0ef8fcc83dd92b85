import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlMessages } from '../../adapters/graphql/notices/graphql-messages';
import { GraphqlPromotions } from '../../adapters/graphql/notices/graphql-promotions';
import { PreLoginDataReader } from '../../adapters/graphql/notices/pre-login-data';
import { RestClient } from '../../adapters/rest/rest-client';
import { RestMessages } from '../../adapters/rest/notices/rest-messages';
import { RestPromotions } from '../../adapters/rest/notices/rest-promotions';
import { RestTips } from '../../adapters/rest/notices/rest-tips';
import { Locale } from '../../application/ports/locale';
import { Messages } from '../../application/ports/notices/messages';
import { Promotions } from '../../application/ports/notices/promotions';
import { Tips } from '../../application/ports/notices/tips';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** Public content beside the login form; Hong Kong's promotions come over REST, Taiwan's over GraphQL [CONFLICT-46]. */
export const visitorPorts = ({ region, adapters }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PreLoginDataReader)
      .toResolvedValue((client, locale) => new PreLoginDataReader(client, locale), [GraphqlClient, Locale])
      .inSingletonScope();
    if (adapters.messages === 'rest')
      bind(Messages)
        .toResolvedValue((client) => new RestMessages(client, region), [RestClient])
        .inSingletonScope();
    else
      bind(Messages)
        .toResolvedValue(
          (client, preLoginData) => new GraphqlMessages(client, region, preLoginData),
          [GraphqlClient, PreLoginDataReader],
        )
        .inSingletonScope();
    if (regionFeatures[region].ports.promotions === 'rest')
      bind(Promotions)
        .toResolvedValue((client) => new RestPromotions(client, region), [RestClient])
        .inSingletonScope();
    else
      bind(Promotions)
        .toResolvedValue((preLoginData) => new GraphqlPromotions(preLoginData, region), [PreLoginDataReader])
        .inSingletonScope();
    bind(Tips)
      .toResolvedValue((client, locale) => new RestTips(client, locale), [RestClient, Locale])
      .inSingletonScope();
  });
