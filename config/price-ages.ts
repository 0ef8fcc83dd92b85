import type { PriceAgeLimits } from '../domain/funds/prices/price-age';

/** For how many days an exchange rate counts after its own; without a later one, nothing is converted: a decision of ours, to be set here. Markets are closed for ten days at most. */
export const rateDays = 14;

/** From which age on a fund's latest price is told of before an order, and from which on the fund takes none: decisions of ours, to be set here. A fund priced once a month has a price of six weeks at most. */
export const priceAgeLimits: PriceAgeLimits = { oldAfterDays: 60, tooOldAfterDays: 366 };
