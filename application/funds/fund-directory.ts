import type { FundListing } from '../../domain/funds/finding/fund-listing';
import { closestFirst, type FundTexts, fundTexts, searchFunds } from '../../domain/funds/finding/fund-texts';
import { findFund } from '../../domain/funds/finding/matching-funds';
import { namesByFund } from '../../domain/funds/finding/names-by-fund';
import { sortByName } from '../../domain/funds/finding/sort-by-name';
import { type Language, otherLanguage } from '../../domain/language';
import type { Region } from '../../domain/region';
import type { AsyncResult } from '../ports/call-failure';
import type { Funds } from '../ports/funds/funds';
import type { Locale } from '../ports/locale';

type Listed = {
  readonly funds: readonly FundListing[];
  readonly texts: FundTexts<FundListing>;
  /** The names in the other language of the region; undefined while they aren't there. */
  readonly otherNames: ReadonlyMap<string, string> | undefined;
};

/** Finds funds among all of the region's, by their names in both of its languages, once these are loaded; until then the server does [FUND-01, API-44]. */
export class FundDirectory {
  private readonly listed = new Map<Language, Listed>();
  private readonly loading = new Map<Language, Promise<void>>();

  constructor(
    private readonly funds: Pick<Funds, 'named' | 'search'>,
    private readonly locale: Pick<Locale, 'current'>,
    private readonly region: Region,
  ) {}

  /** Loads the funds by the names of both languages, unless they are there, and awaits those on their way; what fails is tried again by the next call. */
  async prepare(): Promise<void> {
    const language = this.locale.current();
    if (this.listed.get(language)?.otherNames) return;
    const loading = this.loading.get(language) ?? this.load(language);
    this.loading.set(language, loading);
    await loading;
  }

  /** Loads the names that funds have in the language which the client doesn't read; undefined where they can't be had [FUND-01]. */
  async otherNames(): Promise<ReadonlyMap<string, string> | undefined> {
    await this.prepare();
    return this.listed.get(this.locale.current())?.otherNames;
  }

  /** Gives a fund the name that it has in the present language; as it is where that can't be had [I18N-12]. */
  async renamed(fund: FundListing): Promise<FundListing> {
    await this.prepare();
    return findFund(this.listed.get(this.locale.current())?.funds ?? [], fund) ?? fund;
  }

  /** Finds the funds that have every word of a text, the closest first; undefined while the funds aren't there. */
  find(text: string): readonly FundListing[] | undefined {
    const listed = this.listed.get(this.locale.current());
    return listed && closestFirst(searchFunds(listed.funds, listed.texts, text), listed.texts, text);
  }

  /** Asks the server for the funds that match a text, the closest first. */
  async search(text: string): AsyncResult<readonly FundListing[]> {
    return this.funds.search(text);
  }

  private async load(language: Language): Promise<void> {
    const [funds, named] = await Promise.all([
      this.funds.named(language),
      this.funds.named(otherLanguage(language, this.region)),
    ]);
    this.loading.delete(language);
    if (!funds.ok) return;
    const byName = sortByName(funds.value, language);
    const otherNames = named.ok ? namesByFund(named.value) : undefined;
    this.listed.set(language, {
      funds: byName,
      texts: fundTexts(byName, otherNames),
      otherNames,
    });
  }
}
