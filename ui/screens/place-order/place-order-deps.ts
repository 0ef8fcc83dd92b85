import type { ComposeOrders } from '../../../application/orders/compose-orders';
import type { FindFundDealing } from '../../../application/orders/find-fund-dealing';
import type { FindPayoutAccount } from '../../../application/orders/find-payout-account';
import type { FindPaymentMeans } from '../../../application/orders/payment-means';
import type { PlacementDrafts } from '../../../application/orders/placement-drafts';
import type { PreparePlacement } from '../../../application/orders/prepare-placement';
import type { Clock } from '../../../application/ports/clock';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { SearchedFunds } from '../../funds/finding/fund-type-ahead';
import type { OrderChecks } from '../../../application/ports/orders/order-checks';
import type { ClientPoints } from '../../../application/ports/tiers/client-points';
import type { Region } from '../../../domain/region';

/** The dependencies of an order page. */
export abstract class PlaceOrderDeps {
  abstract readonly prepare: PreparePlacement;
  abstract readonly compose: ComposeOrders;
  abstract readonly previews: FundPreviews;
  abstract readonly funds: SearchedFunds;
  abstract readonly checks: OrderChecks;
  abstract readonly drafts: PlacementDrafts;
  abstract readonly dealing: Pick<FindFundDealing, 'execute'>;
  abstract readonly payments: Pick<FindPaymentMeans, 'execute'>;
  abstract readonly payout: Pick<FindPayoutAccount, 'execute'>;
  /** Where orders redeem reward points. */
  abstract readonly points: ClientPoints | undefined;
  abstract readonly clock: Clock;
  abstract readonly region: Region;
  /** The currency that a client may pay in beside a fund's own. */
  abstract readonly currency: string;
}

/** The fund, account and holding that an order page's address names; '' for each that it doesn't. */
export type OrderPrefill = { readonly fundCode: string; readonly accountNo: string; readonly holdingId: string };
