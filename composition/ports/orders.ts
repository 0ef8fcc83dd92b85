import { ContainerModule } from 'inversify';
import { WebTabLocks } from '../../adapters/browser/orders/web-tab-locks';
import { RestFundAgreements } from '../../adapters/rest/orders/rest-fund-agreements';
import { RestOrderChecks } from '../../adapters/rest/orders/rest-order-checks';
import { RestOrderCompositions } from '../../adapters/rest/orders/rest-order-compositions';
import { RestOrderLists } from '../../adapters/rest/orders/rest-order-lists';
import { RestOrderSubmissions } from '../../adapters/rest/orders/rest-order-submissions';
import { RestClient } from '../../adapters/rest/rest-client';
import { Clock } from '../../application/ports/clock';
import { FundAgreements } from '../../application/ports/orders/fund-agreements';
import { OrderChecks } from '../../application/ports/orders/order-checks';
import { OrderCompositions } from '../../application/ports/orders/order-compositions';
import { OrderLists } from '../../application/ports/orders/order-lists';
import { OrderSubmissions } from '../../application/ports/orders/order-submissions';
import { TabLocks } from '../../application/ports/orders/tab-locks';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';
import { sessionScope } from '../../config/session-scope';

/** Order lists from composition to submission, where a region has them, and what keeps the tabs of one apart. */
export const orderPorts = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TabLocks)
      .toResolvedValue(
        () => new WebTabLocks(sessionScope(configuration), 'locks' in navigator ? navigator.locks : undefined),
      )
      .inSingletonScope();
    if (!regionFeatures[configuration.region].ports.orderLists) return;
    bind(OrderLists)
      .toResolvedValue((client, clock) => new RestOrderLists(client, clock), [RestClient, Clock])
      .inSingletonScope();
    bind(OrderCompositions)
      .toResolvedValue((client) => new RestOrderCompositions(client), [RestClient])
      .inSingletonScope();
    bind(OrderChecks)
      .toResolvedValue((client) => new RestOrderChecks(client), [RestClient])
      .inSingletonScope();
    bind(FundAgreements)
      .toResolvedValue((client) => new RestFundAgreements(client), [RestClient])
      .inSingletonScope();
    bind(OrderSubmissions)
      .toResolvedValue((client) => new RestOrderSubmissions(client), [RestClient])
      .inSingletonScope();
  });
