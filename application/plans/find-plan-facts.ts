import { planPurchaseFee } from '../../domain/fees/by-tier/plan-purchase-fee';
import { purchaseFeePercent } from '../../domain/fees/purchase-fee';
import { findFund } from '../../domain/funds/finding/matching-funds';
import { fundId } from '../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { heldLines } from '../../domain/holdings/held-lines';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import type { Decimal } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import type { Region } from '../../domain/region';
import type { PlanSchedule } from '../../domain/regular-plans/running/plan-schedule';
import { tierRules } from '../../domain/tiers/tier';
import { findRedeemableRows, redeemableFor } from '../orders/find-redeemable';
import { type FindPaymentMeans, type PaymentOffer, paymentOffers } from '../orders/payment-means';
import type { Users } from '../ports/clients/users';
import type { FundPreviews } from '../ports/funds/fund-previews';
import type { Holdings } from '../ports/holdings/holdings';
import type { OrderChecks, RedeemableHolding } from '../ports/orders/order-checks';
import type { ClientTiers } from '../ports/tiers/client-tiers';

/** The facts that decide over a change of a plan; what can't be loaded is absent, and stops no change. */
export type PlanFacts = {
  /** The fund that it buys; of a switch the one that it leaves. */
  readonly fund: FundPreview | undefined;
  /** The client's lines of that fund. */
  readonly held: readonly PortfolioHolding[];
  /** The fee of each purchase on top, in percent [TIER-21, TIER-26, TRADE-110]. */
  readonly feePercent?: Decimal | undefined;
  /** The account that pays the purchases, with what it holds or allows. */
  readonly payment?: PaymentOffer | undefined;
  /** The holding that a switch leaves, and how much of it can. */
  readonly left?:
    | { readonly holding: PortfolioHolding; readonly redeemable: RedeemableHolding | undefined }
    | undefined;
  /** The fund that a switch buys. */
  readonly intoFund?: FundPreview | undefined;
};

type Deps = {
  readonly previews: Pick<FundPreviews, 'meantBy'>;
  readonly holdings: Pick<Holdings, 'held'>;
  readonly tiers: ClientTiers;
  readonly users: Users;
  readonly means: Pick<FindPaymentMeans, 'execute'>;
  readonly checks: Pick<OrderChecks, 'redeemable'>;
  readonly region: Region;
};

/** Finds what decides over a change of a plan, as far as it can be loaded [RSP-09]. */
export class FindPlanFacts {
  constructor(private readonly deps: Deps) {}

  /** Never fails: each fact that can't be loaded is absent. */
  execute(plan: PlanSchedule): Promise<PlanFacts> {
    return plan.intoFund ? this.ofSwitch(plan, plan.intoFund) : this.ofPurchase(plan);
  }

  private async ofPurchase({ fund, accountNo, currency, paidFrom }: PlanSchedule): Promise<PlanFacts> {
    const { previews, holdings, tiers, region } = this.deps;
    const [known, held, tier, offers] = await Promise.all([
      previews.meantBy([fund]),
      holdings.held(),
      tiers.current(),
      this.offers(accountNo, currency),
    ]);
    const preview = known.ok ? findFund(known.value, fund) : undefined;
    const lines = held.ok ? held.value : undefined;
    const ofTier = () => {
      if (!tier.ok || (tierRules[region].feeOf === 'held' && !lines)) return undefined;
      const holdingsValue = sum((lines ?? []).flatMap(({ marketValue }) => marketValue ?? []));
      return planPurchaseFee(region, { ...tier.value, holdingsValue }).max;
    };
    const percent = ofTier();
    return {
      fund: preview,
      held: heldLines(lines ?? [], preview ?? fund),
      feePercent: preview && percent && purchaseFeePercent(preview.feeType, percent),
      payment: offers.find(({ payment }) => payment === paidFrom),
    };
  }

  private async ofSwitch(
    { fund, accountNo, currency }: PlanSchedule,
    intoFund: NonNullable<PlanSchedule['intoFund']>,
  ): Promise<PlanFacts> {
    const { previews, holdings, checks } = this.deps;
    const [known, held, redeemable] = await Promise.all([
      previews.meantBy([fund, intoFund]),
      holdings.held(),
      checks.redeemable(),
    ]);
    const target = known.ok ? findFund(known.value, intoFund) : undefined;
    const lines = heldLines(held.ok ? held.value : [], fund);
    const holding = lines.find(
      (line) => line.accountNo === accountNo && (line.settlementCurrency ?? line.fund.baseCurrency) === currency,
    );
    const order = {
      kind: 'switch',
      fundCode: fundId(fund),
      intoFundCode: fundId(intoFund),
      intoFeeType: target?.feeType,
    } as const;
    const rows = holding && redeemable.ok ? findRedeemableRows(holding, redeemable.value) : [];
    return {
      fund: known.ok ? findFund(known.value, fund) : undefined,
      held: lines,
      left: holding && { holding, redeemable: redeemableFor(order, rows) },
      intoFund: target,
    };
  }

  private async offers(accountNo: string, currency: string): Promise<readonly PaymentOffer[]> {
    const user = await this.deps.users.current();
    const means = user.ok ? await this.deps.means.execute(user.value, accountNo) : undefined;
    return means?.ok ? paymentOffers(means.value, currency) : [];
  }
}
