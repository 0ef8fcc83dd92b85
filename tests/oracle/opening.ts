import { sql } from 'drizzle-orm';
import { exact } from './exact';
import { type Difference, pointsName } from './posting';
import type { CashFact, Facts, PointsFact, Readable } from './read-facts';

/** The holdings, payments, money and points that a client had in the Cash Account and was granted before anything happened that the model works out. */
export type Opening = {
  readonly holdings: string;
  readonly dividends: string;
  readonly cash: readonly CashFact[];
  readonly grants: readonly PointsFact[];
  /** The events before that are taken as they stand, by what names it: orders, answers, distributions. */
  readonly settled: ReadonlySet<string>;
  /** The points that those orders took of the grants. */
  readonly taken: readonly PointsFact[];
};

// What no order moved: what is held is told by place when it differs, until then by a sum of digests.
const unexplained = `from movements m left join order_movements om on om.movement_id = m.id where om.order_id is null`;
const rowOf = `row(m.account_number, m.fund_id, m.kind, m.units, m.cost, m.date, m.payment_type, m.trading_type, m.fee_type)`;
const digests = sql.raw(`select json_build_object(
  'holdings', (select count(*) || ' ' || coalesce(sum(hashtextextended(${rowOf}::text, 0)), 0) ${unexplained}),
  'dividends', (select count(*) || ' ' || coalesce(sum(d.gross), 0) from dividends d
    left join paid_distributions p on p.dividend_id = d.id where p.dividend_id is null)) digests`);
const places = sql.raw(`select m.account_number account, m.fund_id fund, m.payment_type payment,
  sum(case m.kind when 'sell' then -m.units else m.units end)::text units ${unexplained} group by 1, 2, 3`);

type Digests = Pick<Opening, 'holdings' | 'dividends'>;
type Held = { account: string; fund: number; payment: string | null; units: string };

async function readDigests(database: Readable): Promise<Digests> {
  const { rows } = (await database.execute(digests)) as { rows: readonly [{ digests: Digests }] };
  return rows[0].digests;
}

const readPlaces = async (database: Readable): Promise<readonly Held[]> =>
  ((await database.execute(places)) as { rows: readonly Held[] }).rows;

/** Read once for each way that books have begun: databases of tests are copies of few. */
const heldAt = new Map<string, readonly Held[]>();

/** Returns how the books begin, from what they hold now; what has happened so far is still judged, unless it is taken as it stands. */
export async function openingOf(database: Readable, facts: Facts, { asItStands = false } = {}): Promise<Opening> {
  const { orders, answers, entitlements, pointMovements, cash, cashEvents, grants } = facts;
  const read = await readDigests(database);
  if (!heldAt.has(read.holdings)) heldAt.set(read.holdings, await readPlaces(database));
  const instructed = new Set(cashEvents.map(({ sid }) => sid));
  const begun = cash.filter(({ sid, order }) => order === null && (asItStands || !instructed.has(sid)));
  const opening = { ...read, cash: begun, grants };
  if (!asItStands) return { ...opening, settled: new Set(), taken: [] };
  const names = [...orders.map(({ id }) => id), ...answers.map(({ key }) => key), ...entitlements.map(entitlementName)];
  return { ...opening, settled: new Set(names), taken: pointMovements };
}

const entitlementName = ({ fund, exDate }: { fund: number; exDate: string | null }): string =>
  `${String(fund)} ${String(exDate)}`;

/** The facts without what happened before the books began, but with all that was ever moved. */
export function factsSince({ settled }: Opening, facts: Facts): Facts {
  if (settled.size === 0) return facts;
  const isNew = (name: string | null) => name === null || !settled.has(name);
  return {
    ...facts,
    orders: facts.orders.filter(({ id }) => isNew(id)),
    events: facts.events.filter(({ order }) => isNew(order)),
    cash: facts.cash.filter(({ order }) => isNew(order)),
    pointMovements: facts.pointMovements.filter(({ order }) => isNew(order)),
    answers: facts.answers.filter(({ key }) => isNew(key)),
    dividends: facts.dividends.filter((paid) => isNew(entitlementName(paid))),
    entitlements: facts.entitlements.filter((paid) => isNew(entitlementName(paid))),
  };
}

/** Returns what changed of it, though nothing that happens changes it. */
export async function openingDifferences(
  database: Readable,
  opening: Opening,
  facts: Facts,
): Promise<readonly Difference[]> {
  const found = await readDigests(database);
  const differences: Difference[] = [];
  const differs = (client: string, account: string, what: string, expected: string, is: string) =>
    expected === is || differences.push({ client, account, what, expected, found: is, why: 'how the books began' });
  if (found.holdings !== opening.holdings) {
    const unitsAt = (held: readonly Held[]) =>
      new Map(held.map(({ account, fund, payment, units }) => [[account, fund, payment].join(' '), exact(units)]));
    const before = unitsAt(heldAt.get(opening.holdings) ?? []);
    const now = unitsAt(await readPlaces(database));
    for (const place of new Set([...before.keys(), ...now.keys()])) {
      const [account = '', fund] = place.split(' ');
      const units = [before, now].map((all) => all.get(place)?.toFixed() ?? 'none') as [string, string];
      differs(facts.owners[account] ?? '', account, `units of fund ${String(fund)} that no order moved`, ...units);
    }
    if (differences.length === 0) differs('', '', 'purchases and sales', opening.holdings, found.holdings);
  }
  differs('', '', 'dividends of before', opening.dividends, found.dividends);
  const granted = (grants: readonly PointsFact[]) =>
    new Map(grants.map(({ client, expiresOn, points }) => [`${client} ${expiresOn}`, String(points)]));
  const before = granted(opening.grants);
  const now = granted(facts.grants);
  for (const grant of new Set([...before.keys(), ...now.keys()])) {
    const [client = '', expiresOn = ''] = grant.split(' ');
    differs(client, '', `granted ${pointsName(expiresOn)}`, before.get(grant) ?? 'none', now.get(grant) ?? 'none');
  }
  return differences;
}
