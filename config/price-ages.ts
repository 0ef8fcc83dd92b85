import type { PriceAgeLimits } from '../domain/funds/prices/price-age';

/** Days for which an exchange rate counts after its own; without a later one, nothing is converted: a decision of ours, to be set here. Markets are closed for ten days at most. */
export const rateDays = 14;

/** Days after which a fund's latest price is told of before an order, and after which the fund takes none: decisions of ours, to be set here. A fund priced once a month has a price of six weeks at most. */
export const priceAgeLimits: PriceAgeLimits = { oldAfterDays: 60, tooOldAfterDays: 366 };
