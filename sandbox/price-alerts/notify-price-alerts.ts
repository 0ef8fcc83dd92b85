import { and, asc, eq, exists, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { formatDate } from '../../domain/formatting/format-date';
import { formatExact } from '../../domain/formatting/format-exact';
import { formatPrice } from '../../domain/formatting/format-price';
import type { DatedNav } from '../../domain/funds/performance/performance';
import type { PriceAlertDirection } from '../../domain/funds/watching/price-alert';
import { crossingsToNotify } from '../../domain/funds/watching/price-alert-target';
import type { Language } from '../../domain/language';
import { toText } from '../../domain/money/decimal';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { OneByOne, type Round } from '../context/one-by-one';
import type { ServerContext } from '../context/server-context';
import { isAway } from '../database/connection/is-unavailable';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { clients } from '../database/schema/clients';
import { funds, navs } from '../database/schema/funds';
import { priceAlerts, priceVersions } from '../database/schema/price-alerts';
import { priceText } from '../funds/price-text';
import { messageAddress } from '../sessions/message-client';
import { sendMessage } from '../sessions/outbox';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;
type Due = Awaited<ReturnType<typeof dueAlerts>>[number];

/** The number of alerts compared in one transaction. */
const atOnce = 100;

/**
 * Compares the alerts that are switched on with the prices since they were set wherever one of those is new, late or
 * corrected, and tells their clients of every price that came to its target [ACCT-05, OPEN-53]. It can be broken off anywhere and begun again, by
 * several processes at once: an alert and its messages are written together, so that each price is told once. Alerts of a
 * client for whom that fails wait for the next run.
 */
export async function notifyPriceAlerts(deps: Deps, { stopping, clients = new OneByOne() }: Round = {}): Promise<void> {
  const day = today(deps.clock);
  for (const changed of await changedFunds(deps.database, day)) {
    let last: Due['alert'] | undefined;
    do {
      if (stopping?.aborted === true) return;
      const some = { day, changed, last, atMost: atOnce };
      const taken: Due['alert'][] = [];
      try {
        await compareSome(deps, some, (alerts) => taken.push(...alerts));
      } catch (problem) {
        if (isAway(problem) || taken.length === 0) throw problem;
        for (const [index, { clientId }] of taken.entries())
          await clients.attempt(clientId, () =>
            compareSome(deps, { ...some, last: taken[index - 1] ?? last, atMost: 1 }),
          );
      }
      last = taken.length === atOnce ? taken.at(-1) : undefined;
    } while (last);
  }
  clients.finish();
}

/** Compares some alerts and writes down what came of it, and tells which they are before it begins. */
function compareSome(
  { database, clock, configuration }: Deps,
  some: AlertsOfFund,
  begins: (alerts: readonly Due['alert'][]) => unknown = () => undefined,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const due = await dueAlerts(transaction, some);
    begins(due.map(({ alert }) => alert));
    const terms = { at: clock.now(), environment: configuration.environment };
    const compared: Compared[] = [];
    for (const one of due) compared.push(await compare(transaction, one, terms));
    await storeCompared(transaction, some.changed, compared);
  });
}

/** A fund whose prices were written since some alert of it was compared with them, and their version then. */
type ChangedFund = {
  readonly fundId: number;
  readonly version: number;
  /** True if it has a price of a day to come, which will count without being written anew. */
  readonly isAhead: boolean;
};

/** Asks for each fund whether one alert is behind its prices: by an index, however many alerts and prices there are. */
async function changedFunds(database: Database, day: string): Promise<readonly ChangedFund[]> {
  const behind = database
    .select({ one: sql`1`.as('one') })
    .from(priceAlerts)
    .where(
      and(
        eq(priceAlerts.fundId, priceVersions.fundId),
        eq(priceAlerts.isEnabled, true),
        lt(priceAlerts.comparedVersion, priceVersions.version),
      ),
    )
    .limit(1)
    .as('behind');
  const ahead = database
    .select({ one: sql`1` })
    .from(navs)
    .where(and(eq(navs.fundId, priceVersions.fundId), gt(navs.date, day)));
  return database
    .select({
      fundId: priceVersions.fundId,
      version: priceVersions.version,
      isAhead: sql<boolean>`${exists(ahead)}`,
    })
    .from(priceVersions)
    .innerJoinLateral(behind, sql`true`)
    .orderBy(asc(priceVersions.fundId));
}

/** An alert as it is after its comparison: the columns that may have changed, by their names in the database. */
type Compared = {
  readonly client_id: string;
  readonly direction: PriceAlertDirection;
  readonly compared_prices: string | null;
  readonly told_price: string | null;
  readonly told_on: string | null;
  readonly told_days: readonly string[];
};

async function compare(transaction: Database, due: Due, terms: NotificationTerms): Promise<Compared> {
  const { clientId, direction, comparedPrices, toldPrice, toldOn, toldDays } = due.alert;
  const crossings = due.digest === comparedPrices ? [] : await notify(transaction, due, terms);
  const last = crossings.at(-1);
  return {
    client_id: clientId,
    direction,
    compared_prices: due.digest,
    told_price: last ? toText(last.nav) : toldPrice,
    told_on: last ? last.date : toldOn,
    told_days: [...toldDays, ...crossings.map(({ date }) => date)],
  };
}

/** Writes down in one statement which prices the alerts of a fund were compared with, and of which their clients were told. */
async function storeCompared(
  transaction: Database,
  { fundId, version, isAhead }: ChangedFund,
  compared: readonly Compared[],
): Promise<void> {
  if (compared.length === 0) return;
  await transaction
    .update(priceAlerts)
    .set({
      comparedVersion: isAhead ? version - 1 : version,
      comparedPrices: sql`compared.compared_prices`,
      toldPrice: sql`compared.told_price`,
      toldOn: sql`compared.told_on`,
      toldDays: sql`compared.told_days`,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(compared)}) as compared(client_id text, direction text, compared_prices text, told_price numeric, told_on date, told_days date[])`,
    )
    .where(
      and(
        eq(priceAlerts.fundId, fundId),
        eq(priceAlerts.clientId, sql`compared.client_id`),
        eq(priceAlerts.direction, sql`compared.direction`),
      ),
    );
}

type AlertsOfFund = {
  readonly day: string;
  readonly changed: ChangedFund;
  /** The one after which the next ones come. */
  readonly last: { readonly clientId: string; readonly direction: PriceAlertDirection } | undefined;
  readonly atMost: number;
};

/**
 * Returns some of the alerts of a fund that are behind its prices, each with the prices as they stand; held until the
 * transaction ends. A price that comes late or is corrected is a difference as well as a new one is. Those that another
 * process has taken are left to it.
 */
async function dueAlerts(transaction: Database, { day, changed, last, atMost }: AlertsOfFund) {
  const prices = transaction
    .select({
      // As text inside the JSON: a JSON number would be read as a float.
      text: sql<
        string | null
      >`json_agg(json_build_array(${navs.date}, trim_scale(${navs.nav})::text) order by ${navs.date})::text`.as('text'),
    })
    .from(navs)
    .where(
      and(
        eq(navs.fundId, priceAlerts.fundId),
        gt(navs.nav, '0'),
        lte(navs.date, day),
        or(isNull(priceAlerts.baseDay), gte(navs.date, priceAlerts.baseDay)),
      ),
    )
    .as('prices');
  const digest = sql<string | null>`md5(${prices.text})`;
  return transaction
    .select({ alert: priceAlerts, fund: funds, client: clients, prices: prices.text, digest })
    .from(priceAlerts)
    .innerJoin(funds, eq(funds.id, priceAlerts.fundId))
    .innerJoin(clients, eq(clients.id, priceAlerts.clientId))
    .innerJoinLateral(prices, sql`true`)
    .where(
      and(
        eq(priceAlerts.fundId, changed.fundId),
        eq(priceAlerts.isEnabled, true),
        lt(priceAlerts.comparedVersion, changed.version),
        last
          ? sql`(${priceAlerts.clientId}, ${priceAlerts.direction}) > (${last.clientId}, ${last.direction})`
          : undefined,
      ),
    )
    .orderBy(asc(priceAlerts.clientId), asc(priceAlerts.direction))
    .limit(atMost)
    .for('update', { of: priceAlerts, skipLocked: true });
}

type NotificationTerms = { readonly at: Date; readonly environment: Deps['configuration']['environment'] };

/** Tells the client of an alert of every price that came to its target; returns these prices. */
async function notify(
  transaction: Database,
  { alert, fund, client, ...due }: Due,
  { at, environment }: NotificationTerms,
) {
  const { clientId, direction, language, toldDays } = alert;
  const base = alert.basePrice === null ? undefined : decimal(alert.basePrice);
  const terms = { target: decimal(alert.target), direction };
  const crossings = crossingsToNotify(terms, base, { prices: pricesIn(due.prices), toldDays });
  const about = {
    fund: localised(fund.names, language) ?? fund.code,
    code: fund.code,
    currency: fund.baseCurrency,
  };
  for (const crossing of crossings) {
    const text = words[language][direction]({
      ...about,
      price: formatPrice(decimal(priceText(toText(crossing.nav), fund))),
      target: formatExact(decimal(alert.target), 2),
      date: formatDate(crossing.date, language),
    });
    await sendMessage(
      transaction,
      {
        ...messageAddress(client),
        text,
        sentAt: at,
        listing: { clientId, subject: 'price-alert', fundCode: fund.code },
      },
      environment,
    );
  }
  return crossings;
}

/** The prices of a day each as the statement writes them. */
const pricesIn = (text: string | null): readonly DatedNav[] =>
  (JSON.parse(text ?? '[]') as readonly (readonly [date: string, nav: string])[]).map(([date, nav]) => ({
    date,
    nav: decimal(nav),
  }));

type Notification = Readonly<Record<'fund' | 'code' | 'currency' | 'price' | 'target' | 'date', string>>;

const words: Readonly<Record<Language, Readonly<Record<PriceAlertDirection, (last: Notification) => string>>>> = {
  en_US: {
    above: ({ fund, code, currency, price, target, date }) =>
      `Price alert: ${fund} (${code}) was priced at ${currency} ${price} on ${date}, at or above your target of ${currency} ${target}.`,
    below: ({ fund, code, currency, price, target, date }) =>
      `Price alert: ${fund} (${code}) was priced at ${currency} ${price} on ${date}, at or below your target of ${currency} ${target}.`,
  },
  zh_HK: {
    above: ({ fund, code, currency, price, target, date }) =>
      `到價提示：${fund}（${code}）於 ${date} 的價格為 ${currency} ${price}，已升至或高於您的目標價 ${currency} ${target}。`,
    below: ({ fund, code, currency, price, target, date }) =>
      `到價提示：${fund}（${code}）於 ${date} 的價格為 ${currency} ${price}，已跌至或低於您的目標價 ${currency} ${target}。`,
  },
  zh_TW: {
    above: ({ fund, code, currency, price, target, date }) =>
      `到價通知：${fund}（${code}）${date} 的淨值為 ${currency} ${price}，已達到或高於您設定的 ${currency} ${target}。`,
    below: ({ fund, code, currency, price, target, date }) =>
      `到價通知：${fund}（${code}）${date} 的淨值為 ${currency} ${price}，已達到或低於您設定的 ${currency} ${target}。`,
  },
};
