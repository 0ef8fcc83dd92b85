import { type FundListing, fundKey } from './fund-listing';

/** The names of funds in some language, by each of what another list or a holding may say of its fund [FUND-01, PORT-41]. */
export const namesByFund = (funds: readonly FundListing[]): ReadonlyMap<string, string> =>
  new Map(
    funds.flatMap((fund) => [fund, { ...fund, jfFundCode: undefined }].map((known) => [fundKey(known), fund.name])),
  );
