import { makeAutoObservable, runInAction } from 'mobx';
import type { GetTradingClient } from '../../../application/funds/get-trading-client';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import {
  type BarFund,
  fundBar,
  type FundBarProblem,
  type FundBarAction,
  type TradingClient,
  warnsOfRisk,
} from '../../../domain/eligibility/fund-bar';
import { type TradingStatus, tradingStatus } from '../../../domain/eligibility/fund-actions';
import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import { matchingFunds } from '../../../domain/funds/finding/matching-funds';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { type HeldUnits, unitsHeld } from '../../../domain/funds/finding/units-held';
import { ok, type Result } from '../../../domain/kernel/result';
import type { Decimal } from '../../../domain/money/decimal';
import { AsyncResource } from '../../stores/async-resource';
import { toFundOffer, type OfferContext } from '../fund-offer';

/** Offers that are refused for the same reason. */
export type RefusedActions = { readonly refusal: FundBarProblem; readonly actions: readonly FundBarAction[] };

/** Loads one fund and decides what a client may do with it [GQL-12, FUND-18..28]. */
export class FundPreviewViewModel {
  readonly fund: AsyncResource<FundPreview | undefined>;
  readonly client: AsyncResource<TradingClient>;
  /** The funds that share the code by which one is asked for; none where it is one fund's alone [ENT-29]. */
  sharing: readonly FundPreview[] = [];

  constructor(
    previews: FundPreviews,
    tradingClient: GetTradingClient,
    private readonly context: OfferContext & {
      readonly fund: FundIdentifier;
      /** Returns what the client holds; undefined where it couldn't be loaded. */
      readonly held: () => readonly HeldUnits[] | undefined;
    },
  ) {
    this.fund = new AsyncResource(async () => this.oneOf(await previews.meantBy([context.fund])));
    this.client = new AsyncResource(() => tradingClient.execute());
    makeAutoObservable<this, 'context'>(
      this,
      { fund: false, client: false, context: false },
      { autoBind: true, deep: false },
    );
  }

  load(): void {
    void this.fund.load();
    void this.client.load();
  }

  /** The one fund that is meant; where several may be, they are what the client chooses from. */
  private oneOf(answer: Result<readonly FundPreview[], CallFailure>): Result<FundPreview | undefined, CallFailure> {
    if (!answer.ok) return answer;
    const meant = matchingFunds(answer.value, this.context.fund);
    runInAction(() => (this.sharing = meant.length > 1 ? meant : []));
    return ok(meant.length > 1 ? undefined : meant[0]);
  }

  /** The units of the fund that the client holds over all accounts; undefined for none. */
  get units(): Decimal | undefined {
    return this.fund.value && unitsHeld(this.context.held() ?? [], this.fund.value);
  }

  /** What of the fund can be traded online now, whoever the client is [FUND-34]. */
  get tradingStatus(): TradingStatus | undefined {
    return this.barFund && tradingStatus(this.barFund);
  }

  /** The actions that are possible now, in the order of the bar. */
  get open(): readonly FundBarAction[] {
    return this.bar.flatMap(({ action, refusal }) => (refusal === undefined ? [action] : []));
  }

  /** The three that a client comes for most, in the order of the bar; the rest stands behind “more”. */
  get mainActions(): readonly FundBarAction[] {
    const byUse = [...this.open].sort((a, b) => useOf(a) - useOf(b)).slice(0, 3);
    return this.open.filter((action) => byUse.includes(action));
  }

  /** The suggested action: buying, unless the fund's risk speaks against it; never selling or settings. */
  get nextStep(): FundBarAction | undefined {
    return this.warnsOfRisk ? undefined : this.open.find((action) => action === 'buy-more' || action === 'single-buy');
  }

  /** The actions that aren't possible, by reason. */
  get refused(): readonly RefusedActions[] {
    const refusals = [...new Set(this.bar.flatMap(({ refusal }) => refusal ?? []))];
    return refusals.map((refusal) => ({
      refusal,
      actions: this.bar.filter((offer) => offer.refusal === refusal).map(({ action }) => action),
    }));
  }

  /** True where the client is warned of the fund's risk before buying [SUIT-25]. */
  get warnsOfRisk(): boolean {
    return this.client.value !== undefined && warnsOfRisk(this.fund.value?.fundRiskRating, this.client.value);
  }

  private get bar() {
    return this.barFund && this.client.value ? fundBar(this.barFund, this.client.value) : [];
  }

  private get barFund(): BarFund | undefined {
    const fund = this.fund.value;
    const { held } = this.context;
    return (
      fund && {
        ...toFundOffer(fund, this.context),
        availableHoldings: this.units,
        riskRating: fund.fundRiskRating,
        isinCode: fund.isinCode,
        holdingsUnknown: held() === undefined,
      }
    );
  }
}

/** Lump-sum orders first, then what repeats them; all else as the bar has it. */
const mostUsed: readonly FundBarAction[] = [
  'buy-more',
  'single-buy',
  'switch',
  'sell-now',
  'regular',
  'schedule-order',
];

function useOf(action: FundBarAction): number {
  const place = mostUsed.indexOf(action);
  return place === -1 ? mostUsed.length : place;
}
