import { masterAccountNo } from '../../domain/clients/client-accounts';
import type { TradingClient } from '../../domain/funds/fund-bar';
import { ok } from '../../domain/kernel/result';
import type { Decimal } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import { planPurchaseFee } from '../../domain/tiers/plan-purchase-fee';
import type { ClientFacts } from '../../domain/trading/notes/required-notes';
import type { GetTradingClient } from '../funds/get-trading-client';
import { clientFactsOf } from '../orders/client-facts';
import type { FindPaymentMeans, PaymentMeans } from '../orders/payment-means';
import type { BankAccounts } from '../ports/account/bank-accounts';
import type { Answer } from '../ports/call-failure';
import type { Users } from '../ports/client/users';
import type { ClientTiers } from '../ports/home/client-tiers';

/** What the setting up of a plan begins with. */
export type PlanBeginning = {
  readonly userId: string;
  /** The MasterAccount that the plan invests for; '' where the client has none. */
  readonly accountNo: string;
  readonly client: TradingClient;
  readonly clientFacts: ClientFacts;
  /** What each purchase costs on top by the client's tier, in percent [TIER-21, TIER-26]. */
  readonly feePercent: Decimal;
  readonly payments: PaymentMeans;
};

/** Where it comes from. */
type PlanSources = {
  readonly users: Users;
  readonly tiers: ClientTiers;
  readonly tradingClient: GetTradingClient;
  readonly banks: BankAccounts;
  readonly means: FindPaymentMeans;
  readonly region: Region;
};

/** Finds what the setting up of a plan begins with; nothing may be missing, so that no rule is passed over [RSP-07]. */
export class PreparePlan {
  constructor(private readonly sources: PlanSources) {}

  async execute(): Answer<PlanBeginning> {
    const { users, tiers, tradingClient, banks, means, region } = this.sources;
    const [user, tier, client, listed] = await Promise.all([
      users.current(),
      tiers.current(),
      tradingClient.execute(),
      banks.listed(),
    ]);
    if (!user.ok) return user;
    if (!tier.ok) return tier;
    if (!client.ok) return client;
    if (!listed.ok) return listed;
    const accountNo = masterAccountNo(user.value) ?? '';
    const payments = await means.execute(user.value, accountNo);
    if (!payments.ok) return payments;
    return ok({
      ...{ userId: user.value.userId, accountNo, client: client.value, payments: payments.value },
      clientFacts: clientFactsOf(user.value, client.value, listed.value),
      feePercent: planPurchaseFee(region, tier.value).max,
    });
  }
}
