import { marketChanges } from '../market';
import { networkFaults } from '../machine/simulated-network';
import { type Counts, simulate } from '../simulate';

/** The least that happens under any seed: where nothing is sent, nothing can go wrong. */
const underAnySeed: Counts = {
  'order-list received': 4,
  'cancel-order received': 1,
  meddle: 1,
  'mistypes the secret': 3,
  'statements fail': 5,
};

/** The least that happens under a seed that is kept: something of everything that can be sent, and each fault. */
const underKeptSeed: Counts = {
  ...underAnySeed,
  'order-list received': 10,
  'cancel-order received': 2,
  'cash received': 1,
  'plan received': 1,
  'plan changed': 1,
  'bank-account received': 3,
  'bank-account applied': 1,
  'cancel-bank-account received': 1,
  'document received': 1,
  'the Excel file of the holdings agrees': 1,
  'the Excel file of the gains agrees': 1,
  'the annual statement agrees': 1,
  'the contract note agrees': 1,
  'files fail': 1,
  'gives a wrong code': 1,
  'orders with a wrong password': 1,
  'meddles with order-list': 1,
  'meddles with order': 1,
  'meddles with plan': 1,
  'meddles with bank-account': 1,
  'meddles with bank-account-change': 1,
  'asks in disguise': 1,
  'joins a session': 1,
  'replays without a proof': 1,
  'all processes end at work': 1,
  ...Object.fromEntries([...networkFaults, ...marketChanges].map((name) => [name, 1])),
};

/** Lives through twenty days of ten clients under a seed that is kept; fails with what is wrong or didn't happen. */
export const expectNothingWrong = (seed: number): Promise<void> => liveThrough(seed, underKeptSeed);

/** Lives through them under a seed that nobody knows yet, or one in which not everything happens. */
export const expectNothingWrongUnderNew = (seed: number): Promise<void> => liveThrough(seed, underAnySeed);

async function liveThrough(seed: number, least: Counts): Promise<void> {
  const { findings, counts } = await simulate({ seed, clients: 10, days: 20 });
  const wrong = [
    ...findings.map(({ event, wrong: what }) => `after #${String(event)}: ${what}`),
    ...(findings.length > 0 ? [] : missing(counts, least)),
  ];
  if (wrong.length === 0) return;
  throw new Error(`${wrong.join('\n')}\n\nnpm run simulate -- --seed ${String(seed)} --clients 10 --days 20`);
}

/** Returns what happened less often than it has to. */
export const missing = (counts: Counts, least: Counts): readonly string[] =>
  Object.entries(least).flatMap(([name, times]) => {
    const happened = counts[name] ?? 0;
    return happened >= times ? [] : [`${name}: ${String(happened)} times, and at least ${String(times)} are needed`];
  });
