import { inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { orderList } from '../../../contract/rest/orders/order-list';
import { isSubscribedOn } from '../../../domain/funds/fund-subscription';
import { type Decimal, toText } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import { clientBanks } from '../../banking/bank-authorities';
import { type ServerClock, today } from '../../context/clock';
import { regionAnswers } from '../../context/region-answers';
import type { ServerContext } from '../../context/server-context';
import { funds } from '../../database/schema/funds';
import type { orderLists, PreparedLine } from '../../database/schema/orders';
import { type DealingCalendars, dealingCalendars } from '../../funds/dealing-calendar';
import { jfFundCode } from '../../funds/listed-funds';
import { toBuyLimits } from '../../funds/purchase-limits';
import { lineFundIds } from './line-funds';
import { isWithinClass } from '../terms/short-term-terms';

type WireLine = NonNullable<z.output<typeof orderList>['tradingVOList']>[number];

type ListedFund = typeof funds.$inferSelect;

/** The funds of the lines of a list, by their number, as they are dealt on a day. */
type ListedFunds = {
  readonly region: Region;
  readonly day: string;
  readonly byId: ReadonlyMap<number, ListedFund>;
  readonly calendars: DealingCalendars;
  /** The number of the bank account that pays for a line, or is paid by it; null where there is none [ENT-49]. */
  readonly bankAccountOf: (line: PreparedLine) => string | null;
};

type ListOfClient = Pick<typeof orderLists.$inferSelect, 'lines' | 'clientId' | 'accountNumber'>;

type Deps = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };

/** Reads the funds that the lines of a list name, and the bank accounts of its client. */
export async function fundsOnList(deps: Deps, list: ListOfClient): Promise<ListedFunds> {
  const { lines, clientId } = list;
  const banks = await clientBanks(deps.database, { clientId, day: today(deps.clock) });
  const ids = lines.flatMap(lineFundIds);
  const rows = await deps.database.select().from(funds).where(inArray(funds.id, ids));
  const calendars = await dealingCalendars(deps.database);
  const byId = new Map(rows.map((fund) => [fund.id, fund]));
  return {
    region: deps.region,
    day: today(deps.clock),
    byId,
    calendars,
    bankAccountOf: ({ type, currency }) => {
      if (type === 'S') return null;
      const find = type === 'B' ? banks.debited : banks.credited;
      return find(list.accountNumber ?? '', currency)?.bankAccountNumber ?? null;
    },
  };
}

/** A line of a list as its page is told of it, with what its funds allow [ENT-49, TRADE-26, TRADE-27]. */
export function wireLine(line: PreparedLine, { region, day, byId, calendars, bankAccountOf }: ListedFunds): WireLine {
  const { type, fundCode, amcCode, currency, figure, feeRate } = line;
  const fund = byId.get(line.fundId);
  const ownCode = fund ? jfFundCode(fund) : null;
  const intoFund = line.type === 'S' ? (byId.get(line.intoFundId) ?? null) : null;
  const closures = fund ? [...(calendars({ fund, intoFund }).closures ?? [])] : [];
  const leftAccount = line.paymentType ? { paymentType: line.paymentType } : {};
  const terms = {
    amcCode,
    currency,
    feeRate: feeRate ?? null,
    bankCode: null,
    bankAccount: bankAccountOf(line),
    closedOn: [...new Set(closures.filter((date) => date >= day))].sort(),
  };
  if (line.type === 'S') {
    return {
      ...terms,
      ...leftAccount,
      type: line.type,
      switchFromFundCode: fundCode,
      switchToFundCode: line.intoFundCode,
      unit: figure,
      switchFromJfFundCode: ownCode,
      switchToJfFundCode: intoFund && jfFundCode(intoFund),
      inFundFeeType: intoFund?.feeType ?? null,
      isIpo: isNew(intoFund, day),
      isWithinClass: fund !== undefined && intoFund !== null && isWithinClass(fund, intoFund),
    };
  }
  if (type !== 'B') return { fundCode, jfFundCode: ownCode, ...terms, ...leftAccount, type: line.type, unit: figure };
  const { buyLowerLimit, buyOnTopLowerLimit, buyUpperLimit } = toBuyLimits(fund, currency, region);
  return {
    fundCode,
    jfFundCode: ownCode,
    ...terms,
    type,
    buyAmount: figure,
    isIpo: isNew(fund, day),
    isDigitalShareClass: fund?.isDigitalClass === true,
    dealOn: line.dealOn ?? null,
    buyLowerLimit: textOf(buyLowerLimit),
    buyUpperLimit: textOf(buyUpperLimit),
    ...regionAnswers[region].buyOnTop,
    buyOnTopLowerLimit: textOf(buyOnTopLowerLimit),
  };
}

/** Returns true if a fund is still subscribed on a day, and established only after it. */
const isNew = (fund: ListedFund | null | undefined, day: string): boolean => isSubscribedOn(fund?.subscribedUntil, day);

const textOf = (limit: Decimal | undefined): string | null => (limit === undefined ? null : toText(limit));
