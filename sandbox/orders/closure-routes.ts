import { firstDayOfYear, yearOf } from '../../domain/calendar/years';
import { today } from '../context/clock';
import { findKnownFundByCode } from '../funds/find-fund-by-code';
import type { CallGroup } from '../wire/serve';
import { dealingCalendars, marketClosures } from '../funds/dealing-calendar';

/** The days on which the market, or a fund, isn't dealt beside the listed holidays [OPEN-32, TRADE-91, TRADE-119]. */
export const closureRoutes: CallGroup = (serve, { region, database, clock }) => {
  serve('dealingClosures', async ({ query: { fundCode = '' } }) => {
    const newYear = firstDayOfYear(yearOf(today(clock)));
    const closures = fundCode === '' ? await marketClosures(database, region) : await ofFund(fundCode);
    return { closedOn: [...new Set(closures)].filter((date) => date >= newYear).sort() };
  });

  async function ofFund(fundCode: string): Promise<readonly string[]> {
    const fund = await findKnownFundByCode({ database, region }, fundCode);
    const calendars = await dealingCalendars(database);
    return [...(calendars({ fund, intoFund: null }).closures ?? [])];
  }
};
