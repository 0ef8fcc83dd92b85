import type { TransportRequest } from '../../../adapters/http/transport';
import { today } from '../../../sandbox/context/clock';
import { bridgeDifferences } from '../../sandbox/performance/bridge-differences';
import { keptBackForNothing } from './kept-back-paid';
import { faultsInBooks } from '../../sandbox/support/watched-books';
import type { SimulatedClient, Acknowledgement } from '../acts/visit';
import type { Exchange } from '../machine/simulated-network';
import type { Simulation } from '../open-simulation';
import type { Chance } from '../machine/chance';
import { BankAccountsKept } from './bank-accounts-kept';
import { ForeignChanges } from './foreign-changes';
import { ProvedWrites } from './proved-writes';
import { type Disguise, ForeignTexts } from './foreign-texts';
import { openedTo } from './opened-to';
import { unkeptWords } from './kept-words';
import { strangeSecrets } from './known-secrets';
import { capsExceeded, mandatesExceeded, outflowsUnheld } from './limits-kept';
import { MessagesCarried } from './messages-carried';
import { MessagesOnce } from './messages-once';
import { movesOf } from './moves-of';
import { findOpenThings, type OpenThing } from './open-things';
import { ServerAnswers } from './server-answers';
import { documentsLost } from './documents-kept';
import { StopsKept } from './stops-kept';

/** The most that clocks may differ by, in milliseconds. */
const clocksDiffer = 300_000;

/** All that judge a simulation: they hear what happens, and say what can't be right. */
export class Judges {
  private readonly wrong: string[] = [];
  private readonly answers = new ServerAnswers();
  private readonly foreign = new ForeignTexts();
  private changes: ForeignChanges | undefined;
  readonly proved = new ProvedWrites();
  private readonly messages = new MessagesOnce();
  private readonly carried = new MessagesCarried();
  private readonly stops = new StopsKept();
  private readonly banks: BankAccountsKept;
  private open: readonly OpenThing[] = [];
  private told: Acknowledgement[] = [];
  private readonly lastVisits = new Map<string, number>();
  private mayFail = false;
  private month: string;
  private readonly firstDay: string;

  constructor(
    private readonly simulation: Simulation,
    count: (name: string) => unknown,
  ) {
    this.month = this.thisMonth;
    this.firstDay = today(simulation.time.server);
    this.banks = new BankAccountsKept(this.firstDay, count);
  }

  async begin(): Promise<void> {
    await this.learn();
    await this.messages.told(this.simulation.servers.database);
    await this.banks.begin(this.simulation.servers.database);
    this.changes = await ForeignChanges.watch(this.simulation.servers.database);
  }

  /** Visits begin: from now on nothing changes of whoever isn't there. */
  async beforeVisits(): Promise<void> {
    await this.changes?.begin();
    await this.stops.begin(this.simulation.servers.database);
  }

  /** Returns what came during visits though it was stopped, or its client's account frozen. */
  broughtThroughStops(): Promise<readonly string[]> {
    return this.stops.broken(this.simulation.servers.database);
  }

  /** Returns what changed during visits of clients who weren't there. */
  async changedOfOthers(visitors: readonly string[]): Promise<readonly string[]> {
    return (await this.changes?.since(visitors, this.simulation.time.server.now())) ?? [];
  }

  /** Draws what a client asks for in the place of its own: what is of others in the same region. */
  disguiseOf({ id, region }: SimulatedClient, chance: Chance): Disguise {
    const others = this.simulation.clients.filter((other) => other.region === region && other.id !== id);
    return this.foreign.disguiseOf(id, (owner) => others.some((other) => other.id === owner), chance);
  }

  /** A request with other marks in the place of a client's own. */
  disguised(request: TransportRequest, disguise: Disguise): TransportRequest {
    const { url, body } = request;
    const other = { ...request, url: this.foreign.disguised(url, disguise) };
    return typeof body === 'string' ? { ...other, body: this.foreign.disguised(body, disguise) } : other;
  }

  /** Statements are refused from now on, or no longer: then a server may fail. */
  expectFailures(mayFail: boolean): void {
    this.mayFail = mayFail;
  }

  object(wrong: string): void {
    this.wrong.push(wrong);
  }

  take(told: Acknowledgement): void {
    this.told.push(told);
  }

  hear(client: SimulatedClient, exchange: Exchange): void {
    const objection = this.answers.objectionTo(exchange, this.mayFail);
    if (objection !== undefined) this.object(`${client.id}: ${objection}`);
    if (openedTo(exchange)) this.object(`${client.id} has ${exchange.request.name} answered for what is another's`);
    const seen = this.foreign.seenIn(exchange.said.body, client.id);
    if (seen.length > 0) this.object(`${client.id} is shown by ${exchange.request.name} what is of ${seen.join(', ')}`);
  }

  /** Returns the things of the clients that are meant that were open after the last event. */
  openTo(isMeant: (client: SimulatedClient) => boolean): readonly OpenThing[] {
    const ids = this.simulation.clients.filter(isMeant).map(({ id }) => id);
    return this.open.filter(({ clientId }) => ids.includes(clientId));
  }

  /** Returns what is wrong after some visits that began at an instant. */
  async afterVisits(since: Date, visitors: readonly string[]): Promise<readonly string[]> {
    const { servers, time } = this.simulation;
    // Of whoever was here just before, nobody can tell by clocks that differ what is new.
    const known = visitors.filter((id) => (this.lastVisits.get(id) ?? 0) < since.getTime() - clocksDiffer);
    for (const id of visitors) this.lastVisits.set(id, time.now);
    return outflowsUnheld(servers.database, {
      day: today(time.server),
      now: time.server.now(),
      since,
      clientIds: known,
    });
  }

  /** Returns what is wrong after the desk has dealt: one more run has nothing to do. */
  async afterDealing(process: number): Promise<readonly string[]> {
    const { servers } = this.simulation;
    const before = await movesOf(servers.database);
    await servers.deal(process);
    const after = await movesOf(servers.database);
    return [
      ...(before === after ? [] : [`one run of the desk left something for the next: ${before} became ${after}`]),
      ...(await keptBackForNothing(servers.database)),
    ];
  }

  /** Returns what is wrong with the messages that left, given whether statements were refused meanwhile. */
  afterDelivery(mayFail: boolean): Promise<readonly string[]> {
    const { servers, carriers } = this.simulation;
    return this.carried.judge(servers.database, carriers.handedOver, mayFail);
  }

  /** Returns what has been found wrong since this was asked last; servers may fail where statements were refused. */
  async afterEvent({ mayFail }: { readonly mayFail: boolean }): Promise<readonly string[]> {
    const { servers } = this.simulation;
    const errors = servers.takeErrors();
    await this.learn();
    return [
      ...this.wrong.splice(0),
      ...(mayFail ? [] : errors.map((line) => `a server logs an error though nothing failed: ${line}`)),
      ...(await this.messages.told(servers.database)),
      ...(await this.banks.judge(servers.database)),
    ];
  }

  async afterDay(): Promise<readonly string[]> {
    const { clients, servers, time, dataFolder } = this.simulation;
    const { database } = servers;
    const told = this.told.splice(0);
    return [
      ...(await this.booksDiffer()),
      ...(await unkeptWords(database, told)),
      ...(await capsExceeded(database, today(time.server))),
      ...(await mandatesExceeded(database, this.firstDay)),
      ...(await strangeSecrets(database, clients)),
      ...(await documentsLost(database, dataFolder)),
      ...(await this.monthsDiffer()),
    ];
  }

  /** Returns what is wrong in the books by the desk's own rules, and by the model that knows none of them. */
  booksDiffer(): Promise<readonly string[]> {
    return faultsInBooks(this.simulation.servers.database);
  }

  private async monthsDiffer(): Promise<readonly string[]> {
    const { clients, servers } = this.simulation;
    const ended = this.month;
    if (ended === this.thisMonth) return [];
    this.month = this.thisMonth;
    const wrong: string[] = [];
    for (const { id, region } of clients)
      wrong.push(...(await bridgeDifferences(servers.database, { clientId: id, region }, [ended])));
    return wrong;
  }

  /** Learns whose each thing is by now, and which are open. */
  private async learn(): Promise<void> {
    const { clients, servers, time } = this.simulation;
    await this.foreign.learn(servers.database);
    const clientIds = clients.map(({ id }) => id);
    this.open = await findOpenThings(servers.database, { clientIds, now: time.server.now() });
  }

  private get thisMonth(): string {
    return today(this.simulation.time.server).slice(0, 7);
  }
}
