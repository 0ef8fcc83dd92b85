import { makeAutoObservable } from 'mobx';
import type { FindFundDealing } from '../../../../application/orders/find-fund-dealing';
import type {
  FindPayoutAccount,
  PayoutAccount,
  PayoutAccounts,
} from '../../../../application/orders/find-payout-account';
import { outflowFees } from '../../../../application/orders/outflow-fees';
import type { PlacedHolding, HoldingsWorth } from '../../../../application/orders/prepare-placement';
import type { Clock } from '../../../../application/ports/clock';
import type { ShortTermUnits } from '../../../../application/ports/orders/order-checks';
import type { OrderFees } from '../../../../domain/fees/fees-of';
import { shortTermUnitsRedeemed } from '../../../../domain/fees/short-term-trading-fee';
import { fundId, type FundIdentifier } from '../../../../domain/funds/finding/fund-listing';
import type { JurisdictionType } from '../../../../domain/funds/jurisdiction-type';
import { describeTaiwanAccount, parseTaiwanAccountType } from '../../../../domain/holdings/taiwan-account-type';
import { ok } from '../../../../domain/kernel/result';
import { type Decimal, isNegative, isZero, subtract, zero } from '../../../../domain/money/decimal';
import type { Region } from '../../../../domain/region';
import { orderDesks } from '../../../../domain/trading/orders/order-desk';
import { mayWaitForRemittance } from '../../../../domain/trading/orders/remittance-threshold';
import { convertByKnownRates } from '../../../../domain/trading/simulation/known-rates';
import type { TierView } from '../../../../domain/fees/by-tier/tier-view';
import { type TierChange, tierChange } from '../../../../domain/trading/simulation/tier-change';
import { AsyncResource } from '../../../stores/async-resource';
import { ExpectedDates } from '../facts/expected-dates';
import type { LeavingUnits } from './leaving-units';
import { redemptionCurrency } from './source-holding';

type Context = {
  readonly kind: 'sell' | 'switch';
  readonly region: Region;
  readonly clock: Clock;
  /** The currency of the portfolio. */
  readonly currency: string;
  readonly dealing: Pick<FindFundDealing, 'execute'>;
  readonly payout: Pick<FindPayoutAccount, 'execute'>;
  readonly leaving: LeavingUnits;
  readonly worth: () => HoldingsWorth | undefined;
};

/** What is left of a holding: its units, and their value where that is known in the holding's currency. */
export type LeftHolding = { readonly units: Decimal; readonly value: Decimal | undefined };

/** The facts that decide over units that leave a holding: days, fees, the account that is paid, what is left and the tier; what can't be loaded isn't shown, and stops nothing. */
export class OutflowFacts {
  dates: ExpectedDates | undefined;
  private source: PlacedHolding | undefined;
  private payoutAccounts: AsyncResource<PayoutAccounts> | undefined;
  private readonly dealings = new Map<string, ReturnType<Dealing>>();

  constructor(private readonly context: Context) {
    makeAutoObservable<this, 'context' | 'dealings'>(
      this,
      { context: false, dealings: false },
      { autoBind: true, deep: false },
    );
  }

  /** Turns to another holding, and to the funds that its units go into. */
  turnTo(source: PlacedHolding | undefined, targets: readonly FundIdentifier[]): void {
    const { kind, region, clock, payout } = this.context;
    const isSameAccount = source?.holding.accountNo === this.source?.holding.accountNo;
    this.source = source;
    this.dates =
      source &&
      new ExpectedDates({
        kind: kind === 'sell' ? 'redemption' : 'switch',
        region,
        clock,
        find: () => this.dealing(source, targets),
      });
    if (kind !== 'sell' || source === undefined || (isSameAccount && this.payoutAccounts)) return;
    this.payoutAccounts = new AsyncResource(() => payout.execute(source.holding.accountNo));
    void this.payoutAccounts.load();
  }

  /** Lets the accounts go, whose banks have names of another language. */
  forgetAccounts(): void {
    this.payoutAccounts = undefined;
  }

  /** The account that the proceeds are paid to; undefined before it is known. */
  get paidTo(): PayoutAccount | undefined {
    return this.source && this.payoutAccounts?.value?.(redemptionCurrency(this.source));
  }

  /** The units that bear the short-term trading fee when they are sold; of a switch it depends on both funds [TRADE-126, TRADE-128]. */
  get shortTerm(): ShortTermUnits | undefined {
    const { kind, leaving } = this.context;
    const { available, shortTerm } = this.source?.redeemable ?? {};
    if (kind !== 'sell' || !leaving.units || !available || !shortTerm) return undefined;
    const units = shortTermUnitsRedeemed(leaving.units, { available, brief: shortTerm.units });
    return isZero(units) ? undefined : { ...shortTerm, units };
  }

  /** The fee in percent off what back-end units bring; undefined where none bears one, or it isn't known [TRADE-110]. */
  get backEndPercent(): Decimal | undefined {
    const { kind } = this.context;
    const isBackEnd = kind === 'sell' && this.source?.feeTypes.includes('back-end');
    return isBackEnd ? this.source?.redeemable?.feePercent : undefined;
  }

  /** What a sale brings and bears by the latest price; undefined figures where the server alone knows which units leave first [TRADE-111]. */
  get fees(): OrderFees | undefined {
    const { kind, leaving } = this.context;
    const { units, estimate } = leaving;
    const { source } = this;
    if (kind !== 'sell' || !units || !estimate.exact || !source) return undefined;
    const bearsBackEnd = source.feeTypes.includes('back-end');
    const feePercent = source.feeTypes.length === 1 ? source.redeemable?.feePercent : undefined;
    return outflowFees({
      kind: 'redemption',
      units,
      value: estimate.exact,
      currency: redemptionCurrency(source),
      shortTerm: this.shortTerm,
      remittances: bearsBackEnd ? [{ feeType: 'back-end', units, feePercent }] : [],
    });
  }

  /** What stays of the holding; undefined before it is known how much leaves. */
  get left(): LeftHolding | undefined {
    const { units, estimate } = this.context.leaving;
    const { source } = this;
    if (!units || !source?.redeemable) return undefined;
    const { line } = source.holding;
    const isSameCurrency = line.currency === redemptionCurrency(source);
    const value =
      isSameCurrency && line.marketValue && estimate.value ? subtract(line.marketValue, estimate.value) : undefined;
    const rest = subtract(source.redeemable.total, units);
    return { units: rest, value: isZero(rest) ? zero : atLeastZero(value) };
  }

  /** True where the proceeds may wait for more of their currency [TRADE-124]. */
  get mayWait(): boolean {
    const { region, currency } = this.context;
    const { source } = this;
    if (!source || !orderDesks[region].hasRemittanceThreshold) return false;
    const threshold = source.redeemable?.remittanceThreshold;
    const paidIn = redemptionCurrency(source);
    const value = threshold?.currency === currency ? this.valueInPortfolio : undefined;
    return mayWaitForRemittance(paidIn, value, threshold?.amount);
  }

  /** The tier once what a sale brings has left; a switch leaves the total as it is [TIER-06, TIER-22]. */
  get tierChange(): TierChange | undefined {
    const { kind, region, worth } = this.context;
    const { total, isTierByHoldings } = worth() ?? {};
    const { valueInPortfolio } = this;
    if (kind !== 'sell' || !total || !isTierByHoldings || !valueInPortfolio) return undefined;
    return tierChange(region, total, subtract(zero, valueInPortfolio));
  }

  /** The client's tier as the server states it. */
  get ownTier(): TierView | undefined {
    return this.context.worth()?.ownTier;
  }

  private get valueInPortfolio(): Decimal | undefined {
    const { leaving, worth, currency } = this.context;
    const { value } = leaving.estimate;
    const { known } = worth() ?? {};
    return value && known && convertByKnownRates({ amount: value, currency: leaving.currency }, known, currency);
  }

  /** The dealing of a holding's fund, and the days on which those that it is switched into aren't dealt. */
  private async dealing({ holding }: PlacedHolding, targets: readonly FundIdentifier[]): ReturnType<Dealing> {
    const account = parseTaiwanAccountType(holding.paymentType);
    const side = account && describeTaiwanAccount(account).side;
    const funds = [holding.fund, ...targets];
    const answers = await Promise.all(funds.map((fund) => this.dealingOf(fund, side)));
    // The days would be too early by those on which the fund that isn't known is closed.
    const failed = answers.find((answer) => !answer.ok);
    if (failed) return failed;
    const known = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    return ok({ cutOff: known[0]?.cutOff, closedOn: known.flatMap(({ closedOn }) => closedOn) });
  }

  /** The dealing of a fund, loaded once, and again after a failure. */
  private dealingOf(fund: FundIdentifier, side: JurisdictionType | undefined): ReturnType<Dealing> {
    const key = [fundId(fund), fund.baseCurrency, side].join(' ');
    const known = this.dealings.get(key);
    if (known) return known;
    const loaded = this.context.dealing.execute(fund, side).then((answer) => {
      if (!answer.ok) this.dealings.delete(key);
      return answer;
    });
    this.dealings.set(key, loaded);
    return loaded;
  }
}

type Dealing = FindFundDealing['execute'];

const atLeastZero = (value: Decimal | undefined): Decimal | undefined => (value && isNegative(value) ? zero : value);
