import { makeAutoObservable, runInAction } from 'mobx';
import type { PreparedDividends, PrepareDividends } from '../../../application/dividends/prepare-dividends';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { SearchedFunds } from '../../funds/finding/fund-type-ahead';
import {
  type DividendHolding,
  receivingProblem,
  type ReceivingProblem,
} from '../../../domain/dividends/dividend-instruction';
import { zero } from '../../../domain/money/decimal';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../domain/funds/finding/same-fund';
import { renameFund } from '../../../domain/funds/finding/rename-fund';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { FundFinder } from '../../orders/fund-choice/fund-finder';
import { AsyncResource } from '../../stores/async-resource';
import type { Clock } from '../../../application/ports/clock';
import { toFundOffer } from '../../funds/fund-offer';
import {
  type InstructionRequest,
  type DividendConfirmationFlow,
  type DividendConfirmationDeps,
  dividendConfirmationFlow,
} from './dividend-confirmation-flow';

/** The dependencies of the page of dividend instructions. */
type DividendDeps = DividendConfirmationDeps & {
  readonly prepare: Pick<PrepareDividends, 'execute'>;
  readonly funds: SearchedFunds;
  readonly previews: FundPreviews;
  readonly clock: Clock;
};

/** The use of dividends that a client chooses. */
export type DividendWay = 'pay-out' | 'reinvest';

/** The dividend instructions of the client's holdings; each change is sent at most once [LINK-32, API-90]. */
export class DividendsViewModel {
  readonly resource: AsyncResource<PreparedDividends>;
  readonly finder: FundFinder;
  readonly confirmation: DividendConfirmationFlow;
  /** The holding whose instruction is being changed. */
  chosen: DividendHolding | undefined;
  way: DividendWay = 'pay-out';
  target: FundPreview | undefined;
  /** True once the client tried to go on, so that what is missing shows. */
  showsProblems = false;

  constructor(private readonly deps: DividendDeps) {
    this.resource = new AsyncResource(() => deps.prepare.execute());
    this.finder = new FundFinder({ ...deps, onPicked: this.chooseTarget });
    this.confirmation = dividendConfirmationFlow(deps, () => this.asked);
    makeAutoObservable<this, 'deps'>(
      this,
      { resource: false, finder: false, confirmation: false, deps: false },
      { autoBind: true, deep: false },
    );
  }

  /**
   * Loads the holdings and the receiving fund in the present language; what the client chose stays [I18N-08, I18N-12].
   */
  async translate(): Promise<void> {
    const [inLanguage] = await Promise.all([
      this.finder.translated(this.target ? [this.target] : []),
      this.resource.load(),
    ]);
    runInAction(() => {
      if (this.target && inLanguage) this.target = inLanguage(this.target);
    });
  }

  /**
   * Gives a holding the names of the language that is read; what is done with its dividends stays as it was told
   * [I18N-12].
   */
  named(holding: DividendHolding): DividendHolding {
    const told = (this.resource.value?.holdings ?? []).flatMap(({ fund, into }) => (into ? [fund, into] : [fund]));
    return {
      ...holding,
      fund: renameFund(holding.fund, told),
      into: holding.into && renameFund(holding.into, told),
    };
  }

  /** The reason why the chosen fund can't receive the dividends; undefined where it can, or none is chosen. */
  get problem(): ReceivingProblem | undefined {
    const { value } = this.resource;
    if (!this.chosen || !this.target || !value) return undefined;
    const { fund, currency } = this.chosen;
    const { code, jfFundCode, baseCurrency, fundRiskRating } = this.target;
    const into = { code, jfFundCode, currency: baseCurrency, riskRating: fundRiskRating };
    return receivingProblem({ ...fund, currency }, { ...into, ...toFundOffer(this.target, this.deps) }, value.client);
  }

  /** The reason why it can't go on yet, once the client tried to. */
  get missing(): 'into' | 'unchanged' | undefined {
    if (!this.showsProblems) return undefined;
    if (this.way === 'reinvest' && !this.target) return 'into';
    return this.isUnchanged ? 'unchanged' : undefined;
  }

  /** Begins to change what is done with a holding's dividends, from how it is now. */
  change(holding: DividendHolding): void {
    this.chosen = holding;
    this.way = holding.into ? 'reinvest' : 'pay-out';
    this.target = undefined;
    this.showsProblems = false;
    this.finder.typeAhead.clear();
    this.confirmation.goBack();
  }

  choose(way: DividendWay): void {
    this.way = way;
    this.showsProblems = false;
  }

  /** Chooses the fund that is to receive the dividends; undefined to choose another one. */
  chooseTarget = (fund: FundPreview | undefined): void => {
    runInAction(() => {
      this.target = fund;
      this.showsProblems = false;
    });
  };

  /** Goes on to the confirmation, where there is something to confirm; says whether it did. */
  async proceed(): Promise<boolean> {
    this.showsProblems = true;
    if (this.missing !== undefined || this.problem !== undefined) return false;
    return this.confirmation.begin();
  }

  /** Leaves the changing, and shows what is done now. */
  async leave(): Promise<void> {
    if (this.confirmation.isSending) return;
    this.chosen = undefined;
    this.confirmation.goBack();
    await this.resource.load();
  }

  /** The fund that the dividends are to go into; undefined where they are paid out. */
  get bought(): FundPreview | undefined {
    return this.way === 'reinvest' ? this.target : undefined;
  }

  private get isUnchanged(): boolean {
    const { chosen, bought } = this;
    return chosen?.into && bought ? isSameFund(chosen.into, bought) : chosen?.into === bought;
  }

  private get asked(): InstructionRequest | undefined {
    const { value } = this.resource;
    const { chosen, way, bought } = this;
    if (!value || !chosen || (way === 'reinvest' && !bought)) return undefined;
    const { userId, clientFacts } = value;
    const { fund, currency, version } = chosen;
    return {
      input: { userId, fundCode: fundId(fund), currency, version, intoFundCode: bought && fundId(bought) },
      // What was paid out is invested again without a sales fee.
      item: bought && { kind: 'buy', fundCode: fundId(bought), currency, feeRate: zero },
      funds: bought ? [bought] : [],
      clientFacts,
    };
  }
}
