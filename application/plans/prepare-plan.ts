import { planAccountNo } from '../../domain/clients/plan-account-no';
import type { TradingClient } from '../../domain/eligibility/fund-bar';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import { ok } from '../../domain/kernel/result';
import type { Decimal } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import type { Region } from '../../domain/region';
import { planPurchaseFee } from '../../domain/fees/by-tier/plan-purchase-fee';
import { tierRules } from '../../domain/tiers/tier';
import type { ClientFacts } from '../../domain/trading/notes/required-notes';
import type { GetTradingClient } from '../funds/get-trading-client';
import { toClientFacts } from '../orders/client-facts';
import type { FindPaymentMeans, PaymentMeans } from '../orders/payment-means';
import type { BankAccounts } from '../ports/banking/bank-accounts';
import type { AsyncResult } from '../ports/call-failure';
import type { Users } from '../ports/clients/users';
import type { Holdings } from '../ports/holdings/holdings';
import type { ClientPoints } from '../ports/tiers/client-points';
import type { ClientTiers } from '../ports/tiers/client-tiers';
import { type AvailablePoints, availablePoints } from './available-points';

/** The initial state of a new plan. */
export type PreparedPlan = {
  readonly userId: string;
  /** The account that the plan invests for; '' where the client has none, undefined where the server names it. */
  readonly accountNo: string | undefined;
  readonly client: TradingClient;
  readonly clientFacts: ClientFacts;
  /** The fee of each purchase on top by the client's tier, in percent [TIER-21, TIER-26]. */
  readonly feePercent: Decimal;
  readonly payments: PaymentMeans;
  /** The client's holdings, still on their way where they decide over nothing. */
  readonly held: AsyncResult<readonly PortfolioHolding[]>;
  /** Where plans can redeem reward points for their fees, how many there are [EPNT-08]. */
  readonly points?: AvailablePoints | undefined;
};

/** Where it comes from. */
type Deps = {
  readonly users: Users;
  readonly tiers: ClientTiers;
  readonly tradingClient: GetTradingClient;
  readonly banks: BankAccounts;
  readonly means: FindPaymentMeans;
  readonly holdings: Pick<Holdings, 'held'>;
  readonly region: Region;
  /** Where plans can redeem them. */
  readonly points?: ClientPoints | undefined;
};

/** Finds what the setting up of a plan begins with; nothing may be missing, so that no rule is passed over [RSP-07]. */
export class PreparePlan {
  constructor(private readonly deps: Deps) {}

  async execute(): AsyncResult<PreparedPlan> {
    const { users, tiers, tradingClient, banks, means, holdings, region } = this.deps;
    const held = holdings.held();
    const [user, tier, client, listed, deciding, points] = await Promise.all([
      users.current(),
      tiers.current(),
      tradingClient.execute(),
      banks.listed(),
      // Where what is held decides over the fee [TIER-11..14]; elsewhere it is shown alone, and not waited for.
      tierRules[region].feeOf === 'held' ? held : undefined,
      this.deps.points && availablePoints(this.deps.points),
    ]);
    if (!user.ok) return user;
    if (!tier.ok) return tier;
    if (!client.ok) return client;
    if (!listed.ok) return listed;
    if (deciding && !deciding.ok) return deciding;
    const accountNo = planAccountNo(user.value);
    const payments = await means.execute(user.value, accountNo ?? '');
    if (!payments.ok) return payments;
    const value = sum((deciding?.value ?? []).flatMap(({ marketValue }) => marketValue ?? []));
    return ok({
      userId: user.value.userId,
      accountNo,
      client: client.value,
      payments: payments.value,
      clientFacts: toClientFacts(user.value, client.value, listed.value),
      feePercent: planPurchaseFee(region, { ...tier.value, holdingsValue: value }).max,
      held,
      points,
    });
  }
}
