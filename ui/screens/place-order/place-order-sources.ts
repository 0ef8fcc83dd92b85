import type { ComposeOrders } from '../../../application/orders/compose-orders';
import type { PlacementDrafts } from '../../../application/orders/placement-drafts';
import type { PreparePlacement } from '../../../application/orders/prepare-placement';
import type { Clock } from '../../../application/ports/clock';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { Funds } from '../../../application/ports/funds/funds';
import type { OrderChecks } from '../../../application/ports/orders/order-checks';
import type { Region } from '../../../domain/region';

/** What an order page works with. */
export type PlaceOrderSources = {
  readonly prepare: PreparePlacement;
  readonly compose: ComposeOrders;
  readonly previews: FundPreviews;
  readonly funds: Pick<Funds, 'search'>;
  readonly checks: OrderChecks;
  readonly drafts: PlacementDrafts;
  readonly clock: Clock;
  readonly region: Region;
  /** The currency that a client may pay in beside a fund's own. */
  readonly currency: string;
};

/** What an order page is about, as its address says it: '' for what it doesn't. */
export type PlacedFrom = { readonly fundCode: string; readonly accountNo: string; readonly holdingId: string };
