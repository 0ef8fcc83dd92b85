import { makeAutoObservable, runInAction } from 'mobx';
import type { PreparedDividends, PrepareDividends } from '../../../application/dividends/prepare-dividends';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { Funds } from '../../../application/ports/funds/funds';
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
import { Panel } from '../../stores/panel';
import type { Clock } from '../../../application/ports/clock';
import { offerOf } from '../../funds/fund-offer';
import {
  type AskedInstruction,
  type DividendConfirming,
  type DividendConfirmingSources,
  dividendConfirming,
} from './dividend-confirming';

/** What the page of the dividend instructions works with. */
type DividendSources = DividendConfirmingSources & {
  readonly prepare: Pick<PrepareDividends, 'execute'>;
  readonly funds: Pick<Funds, 'search'>;
  readonly previews: FundPreviews;
  readonly clock: Clock;
};

/** What a client wants done with dividends. */
export type DividendWay = 'pay-out' | 'reinvest';

/** What is done with the dividends of the client's holdings, and the changing of it, which is sent at most once [LINK-32, API-90]. */
export class DividendsViewModel {
  readonly begun: Panel<PreparedDividends>;
  readonly finder: FundFinder;
  readonly confirming: DividendConfirming;
  /** The holding whose instruction is being changed. */
  chosen: DividendHolding | undefined;
  way: DividendWay = 'pay-out';
  into: FundPreview | undefined;
  /** Whether the client wanted to go on: from then on it is said what is missing. */
  isJudged = false;

  constructor(private readonly sources: DividendSources) {
    this.begun = new Panel(() => sources.prepare.execute());
    this.finder = new FundFinder({ funds: sources.funds, previews: sources.previews, onPicked: this.goInto });
    this.confirming = dividendConfirming(sources, () => this.asked);
    makeAutoObservable<this, 'sources'>(
      this,
      { begun: false, finder: false, confirming: false, sources: false },
      { autoBind: true, deep: false },
    );
  }

  /** Asks for the holdings and the fund that receives in the language that is read now; what the client chose stays [I18N-08, I18N-12]. */
  async translate(): Promise<void> {
    const [inLanguage] = await Promise.all([this.finder.translated(this.into ? [this.into] : []), this.begun.load()]);
    runInAction(() => {
      if (this.into && inLanguage) this.into = inLanguage(this.into);
    });
  }

  /** Gives a holding the names of the language that is read; what is done with its dividends stays as it was told [I18N-12]. */
  named(holding: DividendHolding): DividendHolding {
    const told = (this.begun.value?.holdings ?? []).flatMap(({ fund, into }) => (into ? [fund, into] : [fund]));
    return {
      ...holding,
      fund: renameFund(holding.fund, told),
      into: holding.into && renameFund(holding.into, told),
    };
  }

  /** Why the chosen fund can't receive the dividends; undefined where it can, or none is chosen. */
  get problem(): ReceivingProblem | undefined {
    const { value } = this.begun;
    if (!this.chosen || !this.into || !value) return undefined;
    const { fund, currency } = this.chosen;
    const { code, jfFundCode, baseCurrency, fundRiskRating } = this.into;
    const into = { code, jfFundCode, currency: baseCurrency, riskRating: fundRiskRating };
    return receivingProblem({ ...fund, currency }, { ...into, ...offerOf(this.into, this.sources) }, value.client);
  }

  /** Why it can't go on yet, once the client wants to. */
  get missing(): 'into' | 'unchanged' | undefined {
    if (!this.isJudged) return undefined;
    if (this.way === 'reinvest' && !this.into) return 'into';
    return this.isUnchanged ? 'unchanged' : undefined;
  }

  /** Begins to change what is done with a holding's dividends, from how it is now. */
  change(holding: DividendHolding): void {
    this.chosen = holding;
    this.way = holding.into ? 'reinvest' : 'pay-out';
    this.into = undefined;
    this.isJudged = false;
    this.finder.type('');
    this.confirming.goBack();
  }

  choose(way: DividendWay): void {
    this.way = way;
    this.isJudged = false;
  }

  /** Chooses the fund that is to receive the dividends; undefined to choose another one. */
  goInto = (fund: FundPreview | undefined): void => {
    runInAction(() => {
      this.into = fund;
      this.isJudged = false;
    });
  };

  /** Goes on to the confirmation, where there is something to confirm; says whether it did. */
  async goOn(): Promise<boolean> {
    this.isJudged = true;
    if (this.missing !== undefined || this.problem !== undefined) return false;
    return this.confirming.begin();
  }

  /** Leaves the changing, and shows what is done now. */
  async leave(): Promise<void> {
    if (this.confirming.isSending) return;
    this.chosen = undefined;
    this.confirming.goBack();
    await this.begun.load();
  }

  /** The fund that the dividends are to go into; undefined where they are paid out. */
  get bought(): FundPreview | undefined {
    return this.way === 'reinvest' ? this.into : undefined;
  }

  private get isUnchanged(): boolean {
    const { chosen, bought } = this;
    return chosen?.into && bought ? isSameFund(chosen.into, bought) : chosen?.into === bought;
  }

  private get asked(): AskedInstruction | undefined {
    const { value } = this.begun;
    const { chosen, way, bought } = this;
    if (!value || !chosen || (way === 'reinvest' && !bought)) return undefined;
    const { userId, clientFacts } = value;
    const { fund, currency, version } = chosen;
    return {
      wanted: { userId, fundCode: fundId(fund), currency, version, intoFundCode: bought && fundId(bought) },
      // What was paid out is invested again without a sales fee.
      item: bought && { kind: 'buy', fundCode: fundId(bought), currency, feeRate: zero },
      funds: bought ? [bought] : [],
      clientFacts,
    };
  }
}
