import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { GetTradingClient } from '../../../application/funds/get-trading-client';
import { ComposeOrders } from '../../../application/orders/compose-orders';
import { PlacementDrafts } from '../../../application/orders/placement-drafts';
import { PreparePlacement } from '../../../application/orders/prepare-placement';
import { Users } from '../../../application/ports/client/users';
import { Clock } from '../../../application/ports/clock';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { Funds } from '../../../application/ports/funds/funds';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { ClientTiers } from '../../../application/ports/home/client-tiers';
import { SuitabilityRecords } from '../../../application/ports/home/suitability-records';
import { OrderChecks } from '../../../application/ports/orders/order-checks';
import { OrderCompositions } from '../../../application/ports/orders/order-compositions';
import { SessionVault } from '../../../application/ports/session-vault';
import { PendingSubmissions } from '../../../application/ports/submissions/pending-submissions';
import { regionDefaults } from '../../../config/regions';
import { useViewModel } from '../../app/injection';
import { PanelPart } from '../../app/panel-part';
import { OrderPage, OrderSteps } from '../../orders/order-page';
import { BuyForm } from './buy-form';
import { BuyViewModel } from './buy-view-model';
import { LeaveForm } from './leave-form';
import { LeaveViewModel } from './leave-view-model';
import type { PlacedFrom, PlaceOrderSources } from './place-order-sources';
import './place-order.css';

/** Buying by lump sum [ORDQ-01, LINK-03]. */
export function BuyScreen() {
  const { key, from } = useFrom();
  return <Buy key={key} from={from} />;
}

/** Selling by lump sum [ORDQ-03, LINK-04]. */
export function SellScreen() {
  const { key, from } = useFrom();
  return <Leave key={key} kind="sell" from={from} />;
}

/** Switching by lump sum [ORDQ-02, LINK-05]. */
export function SwitchScreen() {
  const { key, from } = useFrom();
  return <Leave key={key} kind="switch" from={from} />;
}

type From = { readonly from: PlacedFrom };

const Buy = observer(function Buy({ from }: From) {
  const view = useViewModel((get, { region }) => new BuyViewModel(sourcesOf(get, region), from));
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  return (
    <PlaceOrderPage kind="buy">
      <PanelPart panel={view.begun}>{() => <BuyForm view={view} onOrder={() => confirm(view.order())} />}</PanelPart>
    </PlaceOrderPage>
  );
});

const Leave = observer(function Leave({ kind, from }: From & { readonly kind: 'sell' | 'switch' }) {
  const view = useViewModel((get, { region }) => new LeaveViewModel(kind, sourcesOf(get, region), from));
  const confirm = useConfirm();
  useEffect(() => void view.load(), [view]);
  return (
    <PlaceOrderPage kind={kind}>
      <PanelPart panel={view.begun}>{() => <LeaveForm view={view} onOrder={() => confirm(view.order())} />}</PanelPart>
    </PlaceOrderPage>
  );
});

type PageProps = { readonly kind: 'buy' | 'sell' | 'switch'; readonly children: ReactNode };

function PlaceOrderPage({ kind, children }: PageProps) {
  const { t } = useTranslation();
  return (
    <OrderPage title={t(`place-order.title-${kind}`)} steps={<OrderSteps at="compose" isComposed />}>
      {children}
    </OrderPage>
  );
}

/** Goes on to the confirmation of the list that was made, if one was. */
function useConfirm(): (made: Promise<string | undefined>) => Promise<boolean> {
  const navigate = useNavigate();
  return async (made) => {
    const oid = await made;
    if (oid !== undefined) await navigate(`/order/confirm?oid=${encodeURIComponent(oid)}`);
    return oid !== undefined;
  };
}

/** What the address says: as the older site's links do, and which holding. */
function useFrom(): From & { readonly key: string } {
  const [search] = useSearchParams();
  const from = {
    fundCode: search.get('fundCode') ?? '',
    accountNo: search.get('accountNo') ?? '',
    holdingId: search.get('holding') ?? '',
  };
  return { from, key: search.toString() };
}

type Get = Parameters<Parameters<typeof useViewModel>[0]>[0];

function sourcesOf(get: Get, region: PlaceOrderSources['region']): PlaceOrderSources {
  const [users, tiers, checks, previews] = [get(Users), get(ClientTiers), get(OrderChecks), get(FundPreviews)];
  const tradingClient = new GetTradingClient(users, tiers, get(SuitabilityRecords), region);
  return {
    ...{ previews, checks, region, clock: get(Clock), funds: get(Funds) },
    prepare: new PreparePlacement({ users, tiers, tradingClient, holdings: get(Holdings), checks, region }),
    compose: new ComposeOrders(get(OrderCompositions), get(PendingSubmissions)),
    drafts: new PlacementDrafts(get(SessionVault)),
    currency: regionDefaults[region].defaultCurrency,
  };
}
