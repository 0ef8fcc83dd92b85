import { firstClients, richInBank, richInCash } from './first-clients';
import { type Chance, chanceOf } from './machine/chance';
import { type MarketChange, marketChanges } from './market';
import { type NetworkFault, networkFaults } from './machine/simulated-network';

/** The acts of clients, each with how often it comes. */
export const actWeights = {
  lookAtPortfolio: 6,
  lookAtRecords: 3,
  buy: 11,
  buyToCap: 1,
  sell: 6,
  switchFunds: 4,
  cancelOrder: 9,
  topUp: 6,
  withdraw: 6,
  cancelWithdrawal: 2,
  startPlan: 5,
  changePlan: 3,
  instructDividend: 2,
  changeSecret: 1,
  meddle: 9,
  resetTradingPassword: 1,
  endOtherSessions: 1,
  setPriceAlert: 1,
  answerQuestionnaire: 1,
  readPapers: 2,
  changeContact: 2,
  changeBankAccount: 3,
  removePriceAlert: 1,
  sellOfAll: 3,
  withdrawAll: 1,
  withdrawHalf: 1,
  replay: 6,
  sendAgain: 5,
  proveInVain: 1,
  uploadDocument: 3,
  searchFunds: 2,
  watchFund: 1,
  takeFiles: 3,
} as const;
export type ActName = keyof typeof actWeights;

/** One client's visit: who, in which browser, what is done there, and how good the network is. */
export type PlannedVisit = {
  readonly client: number;
  readonly browser: number;
  readonly acts: readonly ActName[];
  readonly process: number;
  /** One request in so many meets a fault; undefined for none. */
  readonly faultIn: number | undefined;
  readonly faults: readonly NetworkFault[];
  readonly logsOut: boolean;
  /** True if the tab goes on in the session of another one of its browser, where one has any. */
  readonly joins: boolean;
  /** True if the client waits for hardly anything between two acts. */
  readonly hurries: boolean;
};

/** Something that happens in a simulation, at an instant. */
export type SimulatedEvent = {
  readonly number: number;
  /** The day, from 0. */
  readonly day: number;
  /** The minute of the day, by the clock in Hong Kong and Taipei. */
  readonly minute: number;
} & (
  | {
      readonly kind: 'visits';
      readonly visits: readonly PlannedVisit[];
      readonly statementFails: StatementFailure | undefined;
      /** The code by which each file is refused that a server opens meanwhile; undefined where none is. */
      readonly fileFault: FileFault | undefined;
    }
  | { readonly kind: 'dealing'; readonly desks: number; readonly statementFails: StatementFailure | undefined }
  | { readonly kind: 'market'; readonly change: MarketChange }
  | { readonly kind: 'restart'; readonly process: number }
);

/** The number of the first statement that the database refuses, and how many it refuses; `ends` if the process ends with it, and no statement of its work goes through any more. */
export type StatementFailure = { readonly from: number; readonly many: number; readonly ends: boolean };

/** The codes of files that can't be opened: a full disk, a broken one, too many open files. */
export const fileFaults = ['ENOSPC', 'EIO', 'EMFILE'] as const;
export type FileFault = (typeof fileFaults)[number];

type Size = { readonly clients: number; readonly days: number };

/** Plans what happens under a seed, the earliest first. Each event has a chance of its own, so that one can be left out and the others stay as they are. */
export function planEvents(seed: number, { clients, days }: Size): readonly SimulatedEvent[] {
  const events = Array.from({ length: days }, (_, day) => dayEvents(seed, day, clients)).flat();
  return events
    .toSorted((one, other) => one.day - other.day || one.minute - other.minute)
    .map((event, number) => ({ ...event, number }));
}

/** The days of which one brings each change, on an average. */
const everySoManyDays: Readonly<Record<MarketChange, number>> = {
  'price-corrected': 5,
  'price-late': 5,
  'closure-told': 5,
  'services-closed': 5,
  'clock-steps': 5,
  // Mostly on the next day or the one after, what was stopped or frozen goes on.
  'stop-or-resume': 3,
  'freeze-or-thaw': 4,
  'document-asked': 2,
  'document-judged': 4,
  'bank-account-judged': 2,
  'notice-published': 8,
};

/** A visit in which a file is sent: where none is opened, none can be refused. */
const sendingFile = (visit: PlannedVisit): PlannedVisit => ({
  ...visit,
  acts: ['changeBankAccount', 'uploadDocument', ...visit.acts],
});

type Unnumbered<Event> = Event extends SimulatedEvent ? Omit<Event, 'number'> : never;
type DayEvent = Unnumbered<SimulatedEvent>;

function dayEvents(seed: number, day: number, clients: number): readonly DayEvent[] {
  const chance = chanceOf(seed, `day ${String(day)}`);
  const visits = Array.from({ length: clients }, (_, client) => client).flatMap((client): DayEvent | [] => {
    if (!chance.isOneIn(2)) return [];
    const own = chanceOf(seed, `visit ${String(day)} ${String(client)}`);
    const minute = drawMinute(own);
    const drawn = drawVisits(own, client, clients);
    const statementFails = drawFailure(own, 12);
    const fileFault = own.isOneIn(12) ? own.oneOf(fileFaults) : undefined;
    const visits = fileFault === undefined ? drawn : drawn.map(sendingFile);
    return { kind: 'visits', day, minute, visits, statementFails, fileFault };
  });
  const dealings = [9 * 60 + 5, chance.between(12 * 60, 17 * 60), 23 * 60 + 30].map((minute): DayEvent => ({
    kind: 'dealing',
    day,
    minute,
    desks: chance.isOneIn(6) ? 2 : 1,
    statementFails: drawFailure(chance, 8),
  }));
  const market = marketChanges.flatMap((change): DayEvent | [] =>
    chance.isOneIn(everySoManyDays[change]) ? { kind: 'market', day, minute: drawMinute(chance), change } : [],
  );
  const restarts: readonly DayEvent[] = chance.isOneIn(4)
    ? [{ kind: 'restart', day, minute: drawMinute(chance), process: chance.between(0, 1) }]
    : [];
  // A desk that is away for a day makes up for it on the next.
  const isAway = day > 0 && chance.isOneIn(8);
  return [...visits, ...drawTemptations(seed, day, clients), ...(isAway ? [] : dealings), ...market, ...restarts];
}

/** Clients who want by several things what each of them alone may be: to take out, in several kinds on one day, all that may leave without waiting, and more on the day on which the bank pays that; or to buy for more than the cap of a day by one list. And clients who order while another bank account is on its way. */
function drawTemptations(seed: number, day: number, clients: number): readonly DayEvent[] {
  const empties = [day - daysUntilPaid, day].flatMap((begun): DayEvent | [] => {
    const chance = chanceOf(seed, `emptying from ${String(begun)}`);
    if (begun < 0 || !chance.isOneIn(2)) return [];
    // More than once, since a proof is given in vain at times.
    const outOfCash = ['withdrawHalf', 'withdrawHalf'] as const;
    const kinds: readonly ActName[] = chance.isOneIn(3) ? ['sellOfAll', ...outOfCash] : [...outOfCash, 'sellOfAll'];
    const name = chance.oneOf(chance.isOneIn(4) ? firstClients : richInCash);
    const process = chance.between(0, 1);
    const minute = chance.between(9 * 60 + 30, 15 * 60);
    const acts: readonly ActName[] = day === begun ? kinds : ['sellOfAll', 'withdrawHalf', 'sellOfAll'];
    return quietVisit(name, { day, minute, clients, acts, process });
  });
  const tempted = [...empties, drawBankChange(seed, day, clients)].flat();
  const chance = chanceOf(seed, `buying on ${String(day)}`);
  if (!chance.isOneIn(2)) return tempted;
  const minute = chance.between(9 * 60, 20 * 60);
  const process = chance.between(0, 1);
  const buying = quietVisit(chance.oneOf(richInBank), {
    day,
    minute,
    clients,
    acts: ['buyToCap', 'buyToCap'],
    process,
  });
  return [...tempted, buying].flat();
}

/** A client, not of those who take out what may leave at once, who asks for another bank account, and orders. */
function drawBankChange(seed: number, day: number, clients: number): DayEvent | [] {
  const chance = chanceOf(seed, `another bank account on ${String(day)}`);
  if (!chance.isOneIn(2)) return [];
  const name = chance.oneOf(firstClients.filter((client) => !richInCash.includes(client)));
  const minute = chance.between(9 * 60, 20 * 60);
  const acts: readonly ActName[] = chance.isOneIn(2)
    ? ['changeBankAccount', 'buy', 'changeBankAccount', 'sell']
    : ['buy', 'changeBankAccount', 'sell'];
  return quietVisit(name, { day, minute, clients, acts, process: chance.between(0, 1) });
}

/** The five business days after which a bank pays a withdrawal, where none of them is closed. */
const daysUntilPaid = 7;

type QuietVisit = Pick<PlannedVisit, 'acts' | 'process'> & {
  readonly day: number;
  readonly minute: number;
  readonly clients: number;
};

/** A visit of one of the first clients over a good network, by the browser that is known; none where there are too few clients. */
function quietVisit(name: string | undefined, planned: QuietVisit): DayEvent | [] {
  const { day, minute, clients, acts, process } = planned;
  const client = firstClients.indexOf(name ?? '');
  if (client < 0 || client >= clients) return [];
  const quiet = { faultIn: undefined, faults: [], logsOut: true, joins: false, hurries: false } as const;
  const visit = { client, browser: 0, acts, process, ...quiet };
  return { kind: 'visits', day, minute, visits: [visit], statementFails: undefined, fileFault: undefined };
}

/** One visit mostly; at times the same client in another tab or browser, or another client, at the same time. */
function drawVisits(chance: Chance, client: number, clients: number): readonly PlannedVisit[] {
  const first = drawVisit(chance, client);
  const beside = chance.byWeight({ nobody: 6, 'same browser': 2, 'other browser': 1, 'other client': 2 });
  if (beside === 'nobody') return [first];
  const second = drawVisit(chance, beside === 'other client' ? chance.between(0, clients - 1) : client);
  // At times in a third tab or browser as well.
  const third = beside === 'other browser' && chance.isOneIn(2) ? [drawVisit(chance, client)] : [];
  if (beside !== 'same browser') return [first, second, ...third];
  const { browser } = first;
  // A tab that is left where it is while the client logs in beside it, and is logged out later; or what is under way in one
  // tab meets what another one does.
  return chance.isOneIn(3)
    ? [
        { ...first, acts: chance.isOneIn(2) ? [] : first.acts },
        { ...second, browser },
      ]
    : drawShared(chance, first, second);
}

/** Two tabs that share a session: whatever one is at, and where it is late with an answer, the other one asks in a hurry. */
function drawShared(chance: Chance, first: PlannedVisit, second: PlannedVisit): readonly PlannedVisit[] {
  const joining: PlannedVisit = { ...second, browser: first.browser, joins: true, faultIn: 2, faults: ['slow'] };
  if (chance.isOneIn(2)) return [first, joining];
  const proving = Array.from({ length: 4 }, (): ActName => 'proveInVain');
  const asking = Array.from({ length: 20 }, () => chance.oneOf(looking) ?? 'lookAtRecords');
  return [
    { ...first, acts: proving, hurries: true, faultIn: 2, faults: ['slow answer'], logsOut: false },
    { ...joining, acts: asking, hurries: true, faultIn: undefined, logsOut: false },
  ];
}

const looking: readonly ActName[] = ['lookAtRecords', 'lookAtPortfolio'];

function drawVisit(chance: Chance, client: number): PlannedVisit {
  return {
    client,
    browser: chance.isOneIn(4) ? 1 : 0,
    acts: drawActs(chance),
    process: chance.between(0, 1),
    faultIn: chance.isOneIn(3) ? chance.between(4, 20) : undefined,
    faults: networkFaults.filter(() => chance.isOneIn(2)),
    logsOut: !chance.isOneIn(3),
    joins: false,
    hurries: false,
  };
}

/** Up to three acts, and none of a client who only comes and goes; an order is followed at times by second thoughts. */
function drawActs(chance: Chance): readonly ActName[] {
  const acts: ActName[] = [];
  for (let left = chance.isOneIn(6) ? 0 : chance.between(1, 3); left > 0; left -= 1) {
    const act = chance.byWeight(actWeights);
    acts.push(act);
    if (ordering.includes(act) && chance.isOneIn(4)) acts.push('cancelOrder');
    // Whoever takes out what may leave tries for more by another way.
    if (act === 'sellOfAll') acts.push('withdrawAll');
  }
  return acts;
}

const ordering: readonly ActName[] = ['buy', 'sell', 'switchFunds'];

function drawFailure(chance: Chance, oneIn: number): StatementFailure | undefined {
  if (!chance.isOneIn(oneIn)) return undefined;
  const from = chance.between(1, 120);
  const kind = chance.byWeight({ one: 4, some: 4, all: 3 });
  const many = { one: 1, some: chance.between(2, 40), all: Infinity }[kind];
  return { from, many, ends: kind === 'all' };
}

/** A minute of the day: by day mostly. */
const drawMinute = (chance: Chance): number =>
  chance.isOneIn(6) ? chance.between(0, 24 * 60 - 1) : chance.between(8 * 60, 22 * 60);
