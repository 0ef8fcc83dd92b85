import { hashSync, verifySync } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import type { Region } from '../../../domain/region';
import { applyBankAccountChanges } from '../../../sandbox/bank-account-changes/apply-bank-account-changes';
import { applyContactChanges } from '../../../sandbox/contacts/end-contact-changes';
import type { Secrets } from '../../../sandbox/context/secrets';
import type { ServerContext } from '../../../sandbox/context/server-context';
import type { Database } from '../../../sandbox/database/database';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { buildServer } from '../../../sandbox/server/build-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { deliverMessages } from '../../../sandbox/messages/deliver-messages';
import { interceptStatements } from '../../sandbox/support/intercepted-statements';
import { testConfiguration } from '../../sandbox/support/test-sandbox';
import type { Chance } from './chance';
import { interceptFiles } from './intercepted-files';
import type { SimulatedCarriers } from './simulated-carriers';
import type { SimulatedTime } from './simulated-time';

/** Begins the statements of the simulation itself, by which a client reads a message: no fault of the server's hits them. */
export const readByClient = '/* a client reads */';

const parameters = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const nobody = hashSync('nobody has this secret', parameters);

/** Argon2id at its cheapest and in this very thread: another one would end when it likes. */
const secretsInTurn: Secrets = {
  hash: (secret) => Promise.resolve(hashSync(secret, parameters)),
  matches: (hashed, secret) => {
    const isRight = verifySync(hashed ?? nobody, secret);
    return Promise.resolve(isRight && hashed !== undefined);
  },
};

/** Draws the milliseconds that the clock of a process is ahead: any two differ by less than a session allows for [OPEN-11]. */
export const drawClock = (chance: Chance): number => chance.between(-29_999, 29_999);

type ServerProcess = Record<Region, FastifyInstance>;

/** The surroundings of servers: their time, their data folder, and what carries their messages away. */
type Surroundings = { readonly time: SimulatedTime; readonly dataFolder: string; readonly carriers: SimulatedCarriers };

/** The processes of a simulation over one database: each has a server of each region and an order desk. */
export class SimulatedServers {
  private readonly errors: string[] = [];
  private stopFailing: (() => unknown) | undefined;
  private stopFailingFiles: (() => number) | undefined;
  private refused = 0;
  /** The milliseconds that the clock of each process is ahead. */
  private readonly ahead: number[] = [];

  private constructor(
    readonly database: Database,
    private readonly surroundings: Surroundings,
    private readonly processes: ServerProcess[],
  ) {}

  static async start(database: Database, surroundings: Surroundings, count: number): Promise<SimulatedServers> {
    const servers = new SimulatedServers(database, surroundings, []);
    servers.ahead.push(...Array<number>(count).fill(0));
    for (let index = 0; index < count; index += 1) servers.processes.push(await servers.startProcess(index));
    return servers;
  }

  /** The number of processes. */
  get count(): number {
    return this.processes.length;
  }

  serverOf(region: Region, process: number): FastifyInstance {
    const found = this.processes[process % this.count];
    if (!found) throw new Error('no process is running');
    return found[region];
  }

  /** Sets how many milliseconds the clock of a process is ahead, or behind. */
  setClock(process: number, ahead: number): void {
    this.ahead[process % this.count] = ahead;
  }

  /** The milliseconds by which the clock that is furthest behind goes wrong. */
  get mostBehind(): number {
    return Math.min(0, ...this.ahead);
  }

  private context(region: Region, process: number): ServerContext {
    return {
      region,
      database: this.database,
      clock: {
        now: () => new Date(this.surroundings.time.now + (this.ahead[process] ?? 0)),
        goAhead: () => undefined,
      },
      configuration: { ...testConfiguration, logLevel: 'error', dataFolder: this.surroundings.dataFolder },
      secrets: secretsInTurn,
      metrics: createMetrics(),
      logTo: { write: (line) => this.errors.push(line.trim()) },
    };
  }

  /** Does what the passing of the clock brings, as the desk of a process does every minute. */
  async deal(process: number): Promise<void> {
    const context = this.context('HK', process % this.count);
    await runDealing(context);
    await applyContactChanges(context);
    await applyBankAccountChanges(context);
  }

  /** Sends the messages that wait, by the carriers outside. */
  async deliver(process: number): Promise<void> {
    const { database, clock } = this.context('HK', process % this.count);
    const { senders } = this.surroundings.carriers;
    await deliverMessages({ database, clock, senders, logger: { error: () => undefined } });
  }

  /** Returns the errors that the servers logged since this was asked last, the newest last. */
  takeErrors(): readonly string[] {
    return this.errors.splice(0);
  }

  /** Refuses the k-th statement from now on and those after it, up to as many as are said; transactions are still given up. */
  failFrom(k: number, many: number): void {
    this.recover();
    this.stopFailing = interceptStatements((sent, text) => {
      const isRefused = sent >= k && sent < k + many && !/^rollback/i.test(text) && !text.startsWith(readByClient);
      if (!isRefused) return undefined;
      this.refused += 1;
      return 'select 1 / 0';
    });
  }

  /** Refuses every file that a server opens from now on, by the code of a disk that is full or broken, or of too many open files. */
  failFiles(code: string): void {
    this.stopFailingFiles = interceptFiles(this.surroundings.dataFolder, code);
  }

  /** Lets every statement and file go through again; says how many were refused. */
  recover(): { readonly statements: number; readonly files: number } {
    this.stopFailing?.();
    this.stopFailing = undefined;
    const files = this.stopFailingFiles?.() ?? 0;
    this.stopFailingFiles = undefined;
    const statements = this.refused;
    this.refused = 0;
    return { statements, files };
  }

  /** Ends a process and starts another in its place: what it held in memory is gone. */
  async restart(process: number): Promise<void> {
    const index = process % this.count;
    const ended = this.processes[index];
    this.processes[index] = await this.startProcess(index);
    if (ended) await Promise.all(Object.values(ended).map((server) => server.close()));
  }

  async close(): Promise<void> {
    this.recover();
    await Promise.all(this.processes.flatMap((process) => Object.values(process).map((server) => server.close())));
  }

  private async startProcess(process: number): Promise<ServerProcess> {
    return {
      HK: await buildServer(this.context('HK', process)),
      TW: await buildServer(this.context('TW', process)),
    };
  }
}
