import { makeAutoObservable, runInAction } from 'mobx';
import type { FundDirectory } from '../../../application/funds/fund-directory';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { type FundTexts, fundTexts, searchFunds } from '../../../domain/funds/finding/fund-texts';

/** The number of holdings from which on they can be searched. */
const searchedFrom = 7;

/** The number of holdings that are listed at first, and added by every “more”. */
const listedAtOnce = 50;

/** What finds one of the client's holdings: its fund. */
type FundOf<T> = (holding: T) => FundReference;

type MadeTexts = {
  readonly names: ReadonlyMap<string, string> | undefined;
  readonly texts: FundTexts<object>;
};

/**
 * Finds the client's holdings by what every search of funds compares: the names of their funds in both languages, code
 * and ISIN [FUND-01, TRADE-19].
 */
export class HoldingSearch {
  text = '';
  private otherNames: ReadonlyMap<string, string> | undefined;
  private listed = listedAtOnce;
  /** The texts by which the holdings were found the last time: made once for the same funds and names, not with each key. */
  private made: MadeTexts | undefined;

  constructor(private readonly directory: Pick<FundDirectory, 'otherNames'>) {
    makeAutoObservable<this, 'directory' | 'made'>(
      this,
      { directory: false, made: false },
      { autoBind: true, deep: false },
    );
  }

  /** Fetches the names in the language that isn't read, once somebody is about to search; without them holdings are found by their own. */
  async prepare(): Promise<void> {
    const names = await this.directory.otherNames();
    runInAction(() => (this.otherNames = names));
  }

  type(text: string): void {
    this.text = text;
    this.listed = listedAtOnce;
    void this.prepare();
  }

  /** True where there are so many holdings that a search helps. */
  isOffered(holdings: readonly unknown[]): boolean {
    return holdings.length >= searchedFrom;
  }

  /** The holdings that have every word of the text, in their order. */
  found<T extends object>(holdings: readonly T[], fundOf: FundOf<T>): readonly T[] {
    if (!this.isOffered(holdings) || this.text === '') return holdings;
    const found = new Set(searchFunds<object>(holdings, this.textsOf(holdings, fundOf), this.text));
    return holdings.filter((holding) => found.has(holding));
  }

  /** The first of the holdings found: as many as a page can list. */
  shown<T>(found: readonly T[]): readonly T[] {
    return found.slice(0, this.listed);
  }

  /** The number of holdings that another “more” adds; 0 where all are listed. */
  more(found: readonly unknown[]): number {
    return Math.min(listedAtOnce, Math.max(0, found.length - this.listed));
  }

  showMore(): void {
    this.listed += listedAtOnce;
  }

  /** Fetches the names of the language that isn't read any more, where a search is open as the language changes [I18N-12]. */
  async translate(): Promise<void> {
    if (this.otherNames || this.text !== '') await this.prepare();
  }

  private textsOf<T extends object>(holdings: readonly T[], fundOf: FundOf<T>): FundTexts<object> {
    const { made, otherNames } = this;
    if (made && made.names === otherNames && holdings.every((holding) => made.texts.has(holding))) return made.texts;
    const funds = new Map(holdings.map((holding) => [holding, fundOf(holding)]));
    const ofFunds = fundTexts([...funds.values()], otherNames);
    const texts = new Map<object, string>(Array.from(funds, ([holding, fund]) => [holding, ofFunds.get(fund) ?? '']));
    this.made = { names: otherNames, texts };
    return texts;
  }
}
