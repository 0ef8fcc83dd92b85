import { priceAgeLimits } from '../../config/price-ages';
import type { FundActionOffer } from '../../domain/eligibility/fund-actions';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import { type PriceAge, priceAge } from '../../domain/funds/prices/price-age';
import type { HeldFund } from '../../domain/holdings/portfolio-holding';
import type { Region } from '../../domain/region';
import type { Clock } from '../../application/ports/clock';

/** The region and the clock by which a fund is looked at. */
export type OfferContext = { readonly region: Region; readonly clock: Pick<Clock, 'serverNow'> };

/** Returns the age of a price of a day by the server's clock; one whose day isn't stated counts as current. */
export const priceAgeNow = (date: string | undefined, clock: Pick<Clock, 'serverNow'>): PriceAge =>
  priceAge(date, hongKongDayAt(clock.serverNow()), priceAgeLimits);

/** Returns the facts about a fund that decide over the orders that it takes now [FUND-34]. */
export const toFundOffer = (
  { availability, statusNormal, fundPrice }: Pick<FundPreview, 'availability' | 'statusNormal' | 'fundPrice'>,
  { region, clock }: OfferContext,
): FundActionOffer => ({ region, availability, statusNormal, priceAge: priceAgeNow(fundPrice?.date, clock) });

/** Returns the same facts about a fund that is held. */
export const toHeldFundOffer = (
  { availability, statusNormal, priceDate }: Pick<HeldFund, 'availability' | 'statusNormal' | 'priceDate'>,
  { region, clock }: OfferContext,
): FundActionOffer => ({ region, availability, statusNormal, priceAge: priceAgeNow(priceDate, clock) });
