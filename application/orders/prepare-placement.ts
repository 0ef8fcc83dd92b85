import { planAccounts } from '../../domain/clients/client-accounts';
import type { User } from '../../domain/clients/user';
import type { TradingClient } from '../../domain/eligibility/fund-bar';
import type { FeeType } from '../../domain/funds/fee-type';
import { fundId } from '../../domain/funds/finding/fund-listing';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import { ok } from '../../domain/kernel/result';
import type { Decimal } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import type { Region } from '../../domain/region';
import { feeTier } from '../../domain/fees/by-tier/fee-tier';
import { singlePurchaseFee } from '../../domain/fees/by-tier/single-purchase-fee';
import { tierView, type TierView } from '../../domain/fees/by-tier/tier-view';
import { isTierByHoldings } from '../../domain/tiers/is-tier-by-holdings';
import type { Order } from '../../domain/trading/orders/order';
import type { ConvertedAmount } from '../../domain/trading/simulation/known-rates';
import type { GetTradingClient } from '../funds/get-trading-client';
import type { AsyncResult } from '../ports/call-failure';
import type { Users } from '../ports/clients/users';
import type { Holdings } from '../ports/holdings/holdings';
import type { ClientTiers } from '../ports/tiers/client-tiers';
import type { OrderChecks, RedeemableHolding } from '../ports/orders/order-checks';
import type { OrderPageKind } from './placement-drafts';
import { redeemableFor, findRedeemableRows } from './find-redeemable';
import { toConvertedAmounts } from './simulate-list';

/** A holding with what of it can leave its fund: to be sold all of it, to be switched what bears one fee type; undefined where nothing can [TRADE-110, TRADE-111]. */
export type PlacedHolding = {
  readonly holding: PortfolioHolding;
  readonly redeemable: RedeemableHolding | undefined;
  /** The fee types that its units bear, each once. */
  readonly feeTypes: readonly FeeType[];
};

/** The value of all holdings in the portfolio's currency, with what tells its rates. */
export type HoldingsWorth = {
  readonly total: Decimal;
  readonly known: readonly ConvertedAmount[];
  readonly isTierByHoldings: boolean;
  /** The client's tier; undefined where nothing is known of it. */
  readonly ownTier: TierView | undefined;
};

/** The initial state of a client's own orders. */
export type Placement = {
  readonly userId: string;
  readonly user: User;
  readonly client: TradingClient;
  readonly holdings: readonly PlacedHolding[];
  /** Those of the client's accounts that are sub-accounts of the Regular Investment Plan [ROLE-08]. */
  readonly planAccountNos: readonly string[];
  /** The holdings' value in the portfolio's currency, the rates that they tell, and whether the tier goes with them [TIER-06]. */
  readonly worth: HoldingsWorth;
  /** The fee of a purchase on top by the client's tier, in percent [TIER-11..14, TIER-21, TIER-25]. */
  readonly feePercent: Decimal;
};

/** Where it comes from. */
export type PlacementDeps = {
  readonly users: Users;
  readonly tiers: ClientTiers;
  readonly tradingClient: GetTradingClient;
  readonly holdings: Holdings;
  readonly checks: OrderChecks;
  readonly region: Region;
};

/** Finds what the order pages begin with; nothing may be missing, so that no rule is passed over [ORDQ-01..03]. */
export class PreparePlacement {
  constructor(private readonly deps: PlacementDeps) {}

  async execute(kind: OrderPageKind): AsyncResult<Placement> {
    const { users, tiers, tradingClient, holdings, checks, region } = this.deps;
    const [user, tier, client, held, redeemable] = await Promise.all([
      users.current(),
      tiers.current(),
      tradingClient.execute(),
      holdings.held(),
      checks.redeemable(),
    ]);
    if (!user.ok) return user;
    if (!tier.ok) return tier;
    if (!client.ok) return client;
    if (!held.ok) return held;
    if (!redeemable.ok) return redeemable;
    const value = sum(held.value.flatMap(({ marketValue }) => marketValue ?? []));
    return ok({
      userId: user.value.userId,
      user: user.value,
      client: client.value,
      planAccountNos: planAccounts(user.value).map(({ msAccountNo }) => msAccountNo),
      holdings: held.value.map((holding) => {
        const rows = findRedeemableRows(holding, redeemable.value);
        return {
          holding,
          redeemable: redeemableFor(redeemableHoldings(holding, kind), rows),
          feeTypes: [...new Set(rows.map(({ feeType }) => feeType))],
        };
      }),
      worth: {
        total: value,
        known: held.value.flatMap(toConvertedAmounts),
        isTierByHoldings: isTierByHoldings(region, tier.value),
        ownTier: tierView(region, tier.value),
      },
      feePercent: singlePurchaseFee(region, feeTier(region, { ...tier.value, holdingsValue: value })).max,
    });
  }
}

/** Returns the redemption or switch of a whole holding, whatever it goes into. */
const redeemableHoldings = ({ fund }: PortfolioHolding, kind: OrderPageKind): Order =>
  kind === 'switch' || kind === 'ipo-switch'
    ? { kind: 'switch', fundCode: fundId(fund), intoFundCode: '' }
    : { kind: 'redemption', fundCode: fundId(fund) };
