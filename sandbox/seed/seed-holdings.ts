import { scaled, toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import type { Database } from '../database/database';
import { dividends, funds, movements, navs } from '../database/schema/funds';
import { decimalText } from './decimal-text';
import { type DemoClient, demoClients } from './demo-clients';
import { insertAll } from './insert-all';
import { createRandom, type Random } from './random';
import { accountNumbers } from './seed-clients';
import { daysBefore, weekdaysBefore } from './seed-days';
import type { SeedFund } from './seed-funds';
import { plannedHoldings, type PlannedHolding } from './planned-holdings';

/** Makes what the fictional clients hold, from purchases, some regular ones and some sales. */
export async function seedHoldings(
  database: Database,
  day: string,
  fundsOf: { readonly HK: readonly SeedFund[]; readonly TW: readonly SeedFund[] },
): Promise<void> {
  const withoutRate = await seedFundWithoutRate(database, day);
  const random = createRandom(7);
  const moves: (typeof movements.$inferInsert)[] = [];
  const paid: (typeof dividends.$inferInsert)[] = [];
  for (const client of demoClients) {
    for (const planned of plannedHoldings(client, fundsOf[client.region], withoutRate)) {
      const place = placeOf(client, planned);
      moves.push(...movesOf(planned, day, random).map((move) => ({ ...place, ...move })));
      if (planned.dividend !== undefined)
        paid.push({
          accountNumber: place.accountNumber,
          fundId: place.fundId,
          paymentType: place.paymentType,
          date: daysBefore(day, 40),
          gross: planned.dividend,
          currency: place.settlementCurrency,
        });
    }
  }
  await insertAll(database, movements, moves);
  await insertAll(database, dividends, paid);
}

function placeOf(client: DemoClient, planned: PlannedHolding) {
  const numbers = accountNumbers(client);
  const paysInTwd = planned.paymentType?.endsWith('TWD') === true;
  return {
    accountNumber: planned.inSecondAccount ? numbers.second : numbers.main,
    fundId: planned.fund.id,
    paymentType: planned.paymentType ?? null,
    settlementCurrency: paysInTwd ? 'TWD' : planned.fund.currency,
  };
}

const unitScale = 4;

/** A unit of a fund in these costs so little that clients buy many. */
const cheap: ReadonlySet<string> = new Set(['TWD', 'JPY']);

function movesOf(planned: PlannedHolding, day: string, random: Random) {
  const purchases = Array.from({ length: planned.purchases }, (_, index) => {
    const whole = random.between(80, 900) * (cheap.has(planned.fund.currency) ? 100 : 1);
    const units = whole * 10 ** unitScale + (planned.gain === 0 ? 0 : random.between(0, 9_999));
    // Basis points around the price that was paid, so that purchases differ from each other.
    const paidShare = 10_000 - planned.gain * 100 + (planned.purchases > 1 ? random.between(-300, 300) : 0);
    const exact = scaled(
      BigInt(units) * BigInt(planned.fund.latest) * BigInt(paidShare),
      unitScale + planned.fund.scale + 4,
    );
    return {
      kind: 'buy' as const,
      units: decimalText(units, unitScale),
      cost: toText(round(exact, 2, 'half-up')),
      date: daysBefore(day, 60 + 31 * (planned.purchases - index)),
      tradingType: index < planned.regularPurchases ? ('RSP' as const) : ('LS' as const),
    };
  });
  if (!planned.soldSome) return purchases;
  return [...purchases, { kind: 'sell' as const, units: '25.5000', cost: '0', date: daysBefore(day, 20) }];
}

/** A fund in a currency that nobody gives a rate for. */
async function seedFundWithoutRate(database: Database, day: string): Promise<SeedFund> {
  const fund = { id: 9_001, category: '001', currency: 'ZAR', latest: 8_432, scale: 2 };
  await database.insert(funds).values({
    id: fund.id,
    source: 'seed',
    region: 'TW',
    code: 'TW9001',
    localId: 'SEEDTW09001',
    names: { en_US: 'Morning Pine Global High Yield ZAR', zh_TW: '晨松全球非投資等級債券基金 A（月配息） 南非幣' },
    category: fund.category,
    marketType: 'BD',
    baseCurrency: 'ZAR',
    currency: 'ZAR',
    riskRating: 'RR4',
  });
  await database.insert(navs).values({ fundId: fund.id, date: weekdaysBefore(day, 3).at(-1) ?? day, nav: '84.32' });
  return fund;
}
