import { ContainerModule } from 'inversify';
import { GetTradingClient } from '../../application/funds/get-trading-client';
import { OrderedFundPreviews } from '../../application/funds/ordered-fund-previews';
import { PlacementDrafts } from '../../application/orders/placement-drafts';
import { PreparePlacement } from '../../application/orders/prepare-placement';
import { Users } from '../../application/ports/clients/users';
import type { FundOrderTerms } from '../../application/ports/funds/fund-order-terms';
import type { FundPreviews } from '../../application/ports/funds/fund-previews';
import { Holdings } from '../../application/ports/holdings/holdings';
import { ClientTiers } from '../../application/ports/tiers/client-tiers';
import { OrderChecks } from '../../application/ports/orders/order-checks';
import { SessionVault } from '../../application/ports/session/session-vault';
import { regionFeatures } from '../../config/region-features';
import type { Region } from '../../domain/region';
import type { Bindings } from '../feature';

/** Initial values of the order and plan forms, and the drafts of their input; it needs the ports of users, tiers, holdings and orders, and the trading client. */
export const placement: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(PreparePlacement).toResolvedValue(
      (users, tiers, client, holdings, checks) =>
        new PreparePlacement({ users, tiers, tradingClient: client, holdings, checks, region }),
      [Users, ClientTiers, GetTradingClient, Holdings, OrderChecks],
    );
    bind(PlacementDrafts).toResolvedValue((vault) => new PlacementDrafts(vault), [SessionVault]);
  });

/** Previews of the funds that are to be ordered, with what their orders keep to where a region has such terms [TRADE-26, TRADE-129..134]. */
export const orderedPreviews = (previews: FundPreviews, terms: FundOrderTerms, region: Region): FundPreviews =>
  regionFeatures[region].tradingServices ? new OrderedFundPreviews(previews, terms) : previews;
