import type { Answer } from '../../application/ports/call-failure';
import { type FundKinds, Funds } from '../../application/ports/funds/funds';
import type { FundListing } from '../../domain/funds/finding/fund-listing';
import { ok } from '../../domain/kernel/result';

/** Funds that answer what a test states. */
export class StatedFunds extends Funds {
  readonly searched: string[] = [];
  lists: Answer<readonly FundListing[]>;

  constructor(listings: readonly FundListing[] = []) {
    super();
    this.lists = Promise.resolve(ok(listings));
  }

  async search(text: string): Answer<readonly FundListing[]> {
    this.searched.push(text);
    return this.lists;
  }

  async all(): Answer<readonly FundListing[]> {
    return this.lists;
  }

  async inEnglish(): Answer<readonly FundListing[]> {
    return this.lists;
  }

  async kinds(): Answer<FundKinds> {
    return Promise.resolve(ok({ categories: [{ code: '001', name: 'Bonds' }], marketTypes: [] }));
  }

  async recentlyViewed(): Answer<readonly FundListing[]> {
    return this.lists;
  }

  async promoted(): Answer<readonly FundListing[]> {
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
