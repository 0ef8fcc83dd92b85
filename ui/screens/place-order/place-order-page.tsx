import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { GetTradingClient } from '../../../application/funds/get-trading-client';
import { ComposeOrders } from '../../../application/orders/compose-orders';
import { PlacementDrafts } from '../../../application/orders/placement-drafts';
import { PreparePlacement } from '../../../application/orders/prepare-placement';
import { Users } from '../../../application/ports/client/users';
import { Clock } from '../../../application/ports/clock';
import { Funds } from '../../../application/ports/funds/funds';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { ClientTiers } from '../../../application/ports/home/client-tiers';
import { SuitabilityRecords } from '../../../application/ports/home/suitability-records';
import { OrderChecks } from '../../../application/ports/orders/order-checks';
import { OrderCompositions } from '../../../application/ports/orders/order-compositions';
import { SessionVault } from '../../../application/ports/session-vault';
import { PendingSubmissions } from '../../../application/ports/submissions/pending-submissions';
import { regionDefaults } from '../../../config/regions';
import type { Get } from '../../app/injection';
import { orderedPreviews } from '../../orders/fund-choice/ordered-previews';
import { OrderPage, OrderSteps } from '../../orders/order-page';
import type { PlacedFrom, PlaceOrderSources } from './place-order-sources';
import './place-order.css';

/** What the address says. */
export type From = { readonly from: PlacedFrom };

type PageProps = { readonly title: string; readonly children: ReactNode };

/** A page on which an order is composed. */
export function PlaceOrderPage({ title, children }: PageProps) {
  return (
    <OrderPage title={title} steps={<OrderSteps at="compose" isComposed />}>
      {children}
    </OrderPage>
  );
}

/** Goes on to the confirmation of the list that was made, if one was. */
export function useConfirm(): (made: Promise<string | undefined>) => Promise<boolean> {
  const navigate = useNavigate();
  return async (made) => {
    const oid = await made;
    if (oid !== undefined) await navigate(`/order/confirm?oid=${encodeURIComponent(oid)}`);
    return oid !== undefined;
  };
}

/** What the address says: as the older site's links do, and which holding. */
export function useFrom(): From & { readonly key: string } {
  const [search] = useSearchParams();
  const from = {
    fundCode: search.get('fundCode') ?? '',
    accountNo: search.get('accountNo') ?? '',
    holdingId: search.get('holding') ?? '',
  };
  return { from, key: search.toString() };
}

/** What an order page works with. */
export function sourcesOf(get: Get, region: PlaceOrderSources['region']): PlaceOrderSources {
  const [users, tiers, checks] = [get(Users), get(ClientTiers), get(OrderChecks)];
  const tradingClient = new GetTradingClient(users, tiers, get(SuitabilityRecords), region);
  return {
    ...{ previews: orderedPreviews(get, region), checks, region, clock: get(Clock), funds: get(Funds) },
    prepare: new PreparePlacement({ users, tiers, tradingClient, holdings: get(Holdings), checks, region }),
    compose: new ComposeOrders(get(OrderCompositions), get(PendingSubmissions)),
    drafts: new PlacementDrafts(get(SessionVault)),
    currency: regionDefaults[region].defaultCurrency,
  };
}
