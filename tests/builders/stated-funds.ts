import type { AsyncResult } from '../../application/ports/call-failure';
import { type FundKinds, Funds } from '../../application/ports/funds/funds';
import type { FundListing } from '../../domain/funds/finding/fund-listing';
import type { Language } from '../../domain/language';
import { ok } from '../../domain/kernel/result';

/** Funds that answer what a test states. */
export class StatedFunds extends Funds {
  readonly searched: string[] = [];
  lists: AsyncResult<readonly FundListing[]>;

  constructor(listings: readonly FundListing[] = []) {
    super();
    this.lists = Promise.resolve(ok(listings));
  }

  async search(text: string): AsyncResult<readonly FundListing[]> {
    this.searched.push(text);
    return this.lists;
  }

  async all(): AsyncResult<readonly FundListing[]> {
    return this.lists;
  }

  /** The names that the funds have in each language, by their codes. */
  names: Partial<Record<Language, Readonly<Record<string, string>>>> = {};

  async named(language: Language): AsyncResult<readonly FundListing[]> {
    const answer = await this.lists;
    if (!answer.ok) return answer;
    return ok(answer.value.map((fund) => ({ ...fund, name: this.names[language]?.[fund.code] ?? fund.name })));
  }

  async kinds(): AsyncResult<FundKinds> {
    return Promise.resolve(ok({ categories: [{ code: '001', name: 'Bonds' }], marketTypes: [] }));
  }

  async recentlyViewed(): AsyncResult<readonly FundListing[]> {
    return this.lists;
  }

  async promoted(): AsyncResult<readonly FundListing[]> {
    return this.lists;
  }
}

/** A fund of a list. */
export const aFund = (code: string, more: Partial<FundListing> = {}): FundListing => ({
  code,
  name: `Fund ${code}`,
  baseCurrency: 'USD',
  ...more,
});
