import { checkTokenHeaders } from '../../adapters/http/check-token';
import type { TransportRequest } from '../../adapters/http/transport';
import { SessionVault } from '../../application/ports/session/session-vault';
import { addDays } from '../../domain/calendar/calendar';
import {
  answerQuestionnaire,
  endOtherSessions,
  removePriceAlert,
  resetTradingPassword,
  setPriceAlert,
} from './acts/account-acts';
import { changeBankAccount } from './acts/bank-account-acts';
import { cancelWithdrawal, topUp, withdraw, withdrawAll, withdrawHalf } from './acts/cash-acts';
import { uploadDocument } from './acts/document-acts';
import { takeFiles } from './acts/file-acts';
import { searchFunds, watchFund } from './acts/fund-acts';
import { changeContact } from './acts/contact-acts';
import { proveInVain } from './acts/give-proof';
import { lookAtPortfolio, lookAtRecords, readPapers } from './acts/look-acts';
import { buy, buyToCap, cancelOrder, sell, sellOfAll, switchFunds } from './acts/order-acts';
import { changePlan, instructDividend, startPlan } from './acts/plan-acts';
import { meddle } from './acts/meddle';
import { replay } from './acts/replay';
import { sendAgain } from './acts/send-again';
import { changeSecret } from './acts/secret-acts';
import { joinSession, signIn, signOut, signOutUnawares } from './acts/sign-in';
import type { Act, Visit } from './acts/visit';
import type { Disguise } from './judges/foreign-texts';
import { Judges } from './judges/judges';
import { chanceOf } from './machine/chance';
import type { SimulatedBrowser } from './machine/simulated-browser';
import { type Exchange, type NetworkFault, SimulatedNetwork } from './machine/simulated-network';
import { changeMarket } from './market';
import { type ActName, planEvents, type PlannedVisit, type SimulatedEvent } from './plan-events';
import { openSimulation, type Simulation } from './open-simulation';

const acts: Readonly<Record<ActName, Act>> = {
  lookAtPortfolio,
  lookAtRecords,
  buy,
  buyToCap,
  sell,
  switchFunds,
  cancelOrder,
  topUp,
  withdraw,
  cancelWithdrawal,
  startPlan,
  changePlan,
  instructDividend,
  changeSecret,
  meddle,
  resetTradingPassword,
  endOtherSessions,
  setPriceAlert,
  answerQuestionnaire,
  readPapers,
  changeContact,
  changeBankAccount,
  removePriceAlert,
  sellOfAll,
  withdrawAll,
  withdrawHalf,
  replay,
  sendAgain,
  proveInVain,
  uploadDocument,
  searchFunds,
  watchFund,
  takeFiles,
};

/** The input of a simulation: a seed, the number of clients and days, and of the events that it plans those that are kept. */
export type SimulationInput = {
  readonly seed: number;
  readonly clients: number;
  readonly days: number;
  /** The numbers of the events that happen; all where it isn't said. */
  readonly only?: readonly number[] | undefined;
  /** The event before which a debugger stops. */
  readonly stopAt?: number | undefined;
  /** Hears each line of the story as it is told. */
  readonly onLine?: ((line: string) => unknown) | undefined;
};

/** Something that can't be right: after which event, and what. */
export type Finding = { readonly event: number; readonly wrong: string };

/** The number of times that each event, act, outcome and fault came, by its name. */
export type Counts = Readonly<Record<string, number>>;

/** The result of a simulation: its story line by line, the findings, and how much happened. */
export type SimulationResult = {
  readonly story: readonly string[];
  readonly findings: readonly Finding[];
  readonly counts: Counts;
  /** The number of times that a client did one thing after another, as `one > other`. */
  readonly pairs: Counts;
};

/** Lives through the days of a seed, judged after each event and each day; ends with the first day on which something is wrong. */
export async function simulate(input: SimulationInput): Promise<SimulationResult> {
  const simulation = await openSimulation(input.seed, input.clients);
  const run = new Run(simulation, input);
  try {
    await run.live(planEvents(input.seed, input));
    const { story, findings } = run;
    return { story, findings, counts: Object.fromEntries(run.counts), pairs: Object.fromEntries(run.pairs) };
  } finally {
    await simulation.close();
  }
}

/** The day of the first event: a month ends within the days of a kept seed, and markets close for Easter and Qingming. */
const firstDay = '2026-03-20';

const dayOf = (day: number): string => addDays(firstDay, day);

class Run {
  readonly story: string[] = [];
  readonly findings: Finding[] = [];
  readonly counts = new Map<string, number>();
  readonly pairs = new Map<string, number>();
  /** The visits that bear the latest session of each browser, and the event in which it began. */
  private readonly latest = new Map<SimulatedBrowser, { readonly event: number; readonly visits: Set<Visit> }>();
  private readonly lastActs = new Map<string, ActName>();
  private readonly judges: Judges;

  constructor(
    private readonly simulation: Simulation,
    private readonly input: SimulationInput,
  ) {
    this.judges = new Judges(simulation, (name) => this.count(name));
  }

  async live(events: readonly SimulatedEvent[]): Promise<void> {
    const { only } = this.input;
    await this.judges.begin();
    for (const [index, event] of events.entries()) {
      // oxlint-disable-next-line no-debugger -- whoever names an event waits for it in a debugger
      if (event.number === this.input.stopAt) debugger;
      try {
        if (only === undefined || only.includes(event.number)) await this.happen(event);
        if (events[index + 1]?.day !== event.day) await this.endDay(event);
      } catch (problem) {
        this.findings.push({ event: event.number, wrong: `something breaks off: ${String(problem)}` });
      }
      if (this.findings.length > 0) return;
    }
  }

  private async happen(event: SimulatedEvent): Promise<void> {
    const { time } = this.simulation;
    time.goOnTo(instantOf(event));
    this.count(event.kind);
    switch (event.kind) {
      case 'visits':
        await this.visits(event);
        break;
      case 'dealing':
        await this.deal(event);
        break;
      case 'market':
        // The model takes prices, terms and closed days as they are when it first sees them used.
        for (const wrong of await this.judges.booksDiffer()) this.findings.push({ event: event.number, wrong });
        this.say(event, await changeMarket(this.simulation, event.change, this.chanceOf(event)));
        this.count(event.change);
        break;
      case 'restart':
        await this.simulation.servers.restart(event.process);
        this.say(event, `process ${String(event.process)} ends, another begins`);
        break;
    }
    const mayFail =
      ('statementFails' in event && event.statementFails !== undefined) ||
      ('fileFault' in event && event.fileFault !== undefined);
    for (const wrong of await this.judges.afterEvent({ mayFail })) this.findings.push({ event: event.number, wrong });
  }

  private async endDay(event: SimulatedEvent): Promise<void> {
    for (const wrong of await this.judges.afterDay()) this.findings.push({ event: event.number, wrong });
  }

  private async visits(event: Extract<SimulatedEvent, { kind: 'visits' }>): Promise<void> {
    const { time, servers } = this.simulation;
    await this.judges.beforeVisits();
    const { statementFails, fileFault } = event;
    if (statementFails) servers.failFrom(statementFails.from, statementFails.many);
    if (fileFault !== undefined) servers.failFiles(fileFault);
    this.judges.expectFailures(statementFails !== undefined || fileFault !== undefined);
    const whoVisits = event.visits.flatMap(({ client }) => this.simulation.clients[client]?.id ?? []);
    const all = event.visits.map((visit, index) => this.visit(event, visit, index));
    const since = new Date(time.now + servers.mostBehind);
    await time.settle(Promise.all(all));
    this.recover();
    this.judges.expectFailures(false);
    if (statementFails?.ends) await this.restart(event, [0, 1]);
    const changed = await this.judges.changedOfOthers(whoVisits);
    for (const wrong of [...changed, ...(await this.judges.broughtThroughStops())])
      this.findings.push({ event: event.number, wrong });
    const pays = event.visits.some(({ acts: done }) => done.some((act) => payingOut.includes(act)));
    if (!pays) return;
    for (const wrong of await this.judges.afterVisits(since, whoVisits))
      this.findings.push({ event: event.number, wrong });
  }

  private async visit(
    event: Extract<SimulatedEvent, { kind: 'visits' }>,
    planned: PlannedVisit,
    index: number,
  ): Promise<void> {
    const client = this.simulation.clients[planned.client];
    if (!client) return;
    const { time, servers } = this.simulation;
    const chance = chanceOf(this.input.seed, `event ${String(event.number)} visit ${String(index)}`);
    const ofNetwork = chanceOf(this.input.seed, `event ${String(event.number)} network ${String(index)}`);
    const ofDisguise = chanceOf(this.input.seed, `event ${String(event.number)} disguise ${String(index)}`);
    let disguise: Disguise | undefined;
    // A tab that joins a session may bear the login of any other of its client.
    const login = planned.joins ? undefined : `${String(event.number)} ${String(index)}`;
    const heard: Exchange[] = [];
    const browser = this.simulation.browserOf(client, planned.browser);
    const network = new SimulatedNetwork({
      server: () => servers.serverOf(client.region, ofNetwork.isOneIn(3) ? planned.process + 1 : planned.process),
      jar: browser.jar,
      time,
      chance: ofNetwork,
      nextFault: ({ name }) => {
        const fault = this.drawFault(planned, ofNetwork);
        // The order in which tabs log in is the one in which they are answered.
        if (fault === undefined || (fault === 'slow answer' && !tab.hasSession)) return undefined;
        this.count(fault);
        this.say(event, `${client.id} asks ${name}: ${fault}`);
        return fault;
      },
      tell: (exchange) => {
        this.judges.hear(client, exchange);
        this.judges.proved.note(client, exchange, { login, at: time.now });
        heard.push(exchange);
      },
      disguise: (meant) => {
        if (!disguise || !ofDisguise.isOneIn(3)) return meant;
        const sent = this.judges.disguised(meant, disguise);
        if (sent.url !== meant.url || sent.body !== meant.body) this.count('asks in disguise');
        return sent;
      },
    });
    const tab = await browser.openTab(network);
    let since = time.now;
    const keepsSession = mayKeepSession(event, planned);
    const visit: Visit = {
      client,
      tab,
      chance,
      funds: this.simulation.funds[client.region],
      isAlone: event.statementFails === undefined && event.visits.length === 1 && planned.faultIn === undefined,
      tell: (told) => {
        this.count(`${told.what} ${told.outcome}`);
        this.judges.take({ ...told, client: client.id, since: since + servers.mostBehind });
      },
      object: (wrong) => this.judges.object(`${client.id}: ${wrong}`),
      lastCode: () => this.simulation.lastCode(client),
      foreign: () => this.judges.openTo(({ id, region }) => region === client.region && id !== client.id),
      count: (name) => this.count(name),
      awaiting: (work) => time.awaitAnswer(work),
      losingLine: (work) => network.losingLine(work),
      provedBefore: () => this.judges.proved.unprovedIn(client.id, { login, at: time.now }),
      resend: (request) =>
        network.send({ ...request, headers: { ...request.headers, ...checkTokenHeaders(tab.get(SessionVault)) } }),
      disguised: async (work) => {
        disguise = this.judges.disguiseOf(client, ofDisguise);
        try {
          return await work();
        } finally {
          disguise = undefined;
        }
      },
    };
    // Nobody does two things at one instant.
    const pause = () =>
      new Promise<void>((resolve) => {
        time.after(planned.hurries ? chance.between(200, 2_000) : chance.between(500, 60_000), resolve);
      });
    const hasSession = () => tab.hasSession;
    const isLatest = () => this.latest.get(browser)?.visits.has(visit) === true;
    const say = (text: string) => this.say(event, `${client.id} ${text}`);
    // Not before the other tab has logged in.
    if (planned.joins) await pause();
    if (planned.joins && (await joinSession(visit))) {
      say('goes on in another tab');
      this.count('joins a session');
      this.latest.get(browser)?.visits.add(visit);
    } else {
      say(await signIn(visit));
      // Of several tabs of a browser, the session is that of the latest login.
      if (visit.tab.hasSession) this.latest.set(browser, { event: event.number, visits: new Set([visit]) });
    }
    for (const name of planned.acts) {
      if (!visit.tab.hasSession) break;
      await pause();
      this.countAct(client.id, name);
      since = time.now;
      const outcome = await acts[name](visit);
      say(outcome);
      // One that a tab was left with on another day ends by itself.
      const isNew = this.latest.get(browser)?.event === event.number;
      if (keepsSession && isNew && isLatest() && !hasSession()) visit.object('the session ended, and nobody ended it');
    }
    await pause();
    if (!planned.logsOut || !visit.tab.hasSession) return;
    const lastRead = heard.findLast(
      ({ request, said, isDisguised }) => request.method === 'GET' && said.status === 200 && !isDisguised,
    )?.request;
    const halves = { cookie: browser.jar.header, ...checkTokenHeaders(tab.get(SessionVault)) };
    heard.length = 0;
    const knows = isLatest();
    // With it, the tabs end that share its session.
    if (knows) this.latest.delete(browser);
    say(await (knows ? signOut(visit) : signOutUnawares(visit)));
    const isAnswered = heard.some(({ request, said }) => request.name === 'authLogout' && said.status < 400);
    if (lastRead && isAnswered && (await goesOn(network, lastRead, halves)))
      visit.object('a session goes on at the server after its logout');
  }

  private drawFault({ faultIn, faults }: PlannedVisit, chance: ReturnType<typeof chanceOf>): NetworkFault | undefined {
    return faultIn !== undefined && chance.isOneIn(faultIn) ? chance.oneOf(faults) : undefined;
  }

  private async deal(event: Extract<SimulatedEvent, { kind: 'dealing' }>): Promise<void> {
    const { servers } = this.simulation;
    const { statementFails } = event;
    if (statementFails) servers.failFrom(statementFails.from, statementFails.many);
    const rounds = Array.from({ length: event.desks }, (_, index) =>
      this.round(event.number + index).then(
        () => 'deals',
        (problem: unknown) => problem,
      ),
    );
    const outcomes = await Promise.all(rounds);
    this.recover();
    for (const wrong of await this.judges.afterDelivery(statementFails !== undefined))
      this.findings.push({ event: event.number, wrong });
    if (statementFails?.ends) await this.restart(event, [event.number]);
    for (const outcome of outcomes) {
      const hasFailed = outcome !== 'deals';
      if (hasFailed && !event.statementFails)
        this.findings.push({ event: event.number, wrong: `the desk fails: ${String(outcome)}` });
      this.say(event, hasFailed ? 'the desk breaks off' : 'the desk deals');
    }
    if (outcomes.every((outcome) => outcome === 'deals'))
      for (const wrong of await this.judges.afterDealing(event.number))
        this.findings.push({ event: event.number, wrong });
  }

  /** One round of the jobs of a process: it deals, and sends the messages that wait. */
  private async round(process: number): Promise<void> {
    const { servers } = this.simulation;
    await servers.deal(process);
    await servers.deliver(process);
  }

  /** Ends processes and begins others in their places. */
  private async restart(event: SimulatedEvent, processes: readonly number[]): Promise<void> {
    for (const process of processes) {
      await this.simulation.servers.restart(process);
      this.say(event, `process ${String(process % this.simulation.servers.count)} ends, another begins`);
    }
    this.count(processes.length > 1 ? 'all processes end at work' : 'a process ends at work');
  }

  /** Ends what fails, and counts what did. */
  private recover(): void {
    const { statements, files } = this.simulation.servers.recover();
    if (statements > 0) this.count('statements fail');
    if (files > 0) this.count('files fail');
  }

  private chanceOf(event: SimulatedEvent) {
    return chanceOf(this.input.seed, `event ${String(event.number)}`);
  }

  private say(event: SimulatedEvent, text: string): void {
    const at = new Date(this.simulation.time.now + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const line = `#${String(event.number)} ${at} ${text}`;
    this.story.push(line);
    this.input.onLine?.(line);
  }

  private countAct(client: string, name: ActName): void {
    this.count(name);
    const last = this.lastActs.get(client);
    this.lastActs.set(client, name);
    if (last === undefined) return;
    const pair = `${last} > ${name}`;
    this.pairs.set(pair, (this.pairs.get(pair) ?? 0) + 1);
  }

  private count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}

/** Returns true if both halves of a session, as they were before its logout, are answered something that nobody is without them. */
async function goesOn(
  network: SimulatedNetwork,
  read: TransportRequest,
  { cookie, ...token }: { readonly cookie: string } & Readonly<Record<string, string>>,
): Promise<boolean> {
  const said = await network.askWith({ ...read, headers: { ...read.headers, ...token } }, cookie);
  if (said.status >= 400) return false;
  const anyone = await network.askWith({ ...read, headers: { ...read.headers, AUTH_CHECKED: '' } }, '');
  return anyone.status >= 400;
}

const payingOut: readonly ActName[] = ['sell', 'sellOfAll', 'withdraw', 'withdrawAll', 'withdrawHalf'];

const endingSessions: readonly ActName[] = ['replay', 'changeSecret', 'resetTradingPassword', 'endOtherSessions'];

/** True if nothing of an event can end the sessions of a client: neither a change of secrets, nor an answer that is lost. */
const mayKeepSession = (
  { visits, statementFails }: Extract<SimulatedEvent, { kind: 'visits' }>,
  planned: PlannedVisit,
): boolean =>
  statementFails === undefined &&
  visits
    .filter(({ client }) => client === planned.client)
    .every(
      ({ faultIn, faults, acts: done }) =>
        (faultIn === undefined || faults.every((fault) => fault === 'slow' || fault === 'slow answer')) &&
        !done.some((act) => endingSessions.includes(act)),
    );

const instantOf = ({ day, minute }: SimulatedEvent): number =>
  Date.parse(`${dayOf(day)}T00:00:00+08:00`) + minute * 60_000;
