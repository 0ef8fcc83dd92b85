import type { Extension } from '../../contract/extensions';
import type { Transport } from '../../adapters/http/transport';
import type { DataBlock } from '../../config/portal-configuration';
import type { Region } from '../../domain/region';
import { CheckedAnswers } from './checked-answers';
import { ContractPortal } from './contract-portal';
import {
  type KnownOfClient,
  type ContractClient,
  factMeanings,
  type RegionClients,
  type KnownOfVisitors,
} from './clients-file';

/** A server that claims the contract in one region: how it is reached, who may log in there, and what is known of them. */
export type ContractSetting = {
  readonly region: Region;
  /** Where the answers come from, for titles. */
  readonly name: string;
  readonly known: RegionClients;
  /** The choices of the portal's configuration, beside the defaults. */
  readonly chosen?: DataBlock;
  readonly openTransport: () => Transport;
  /** The one-time code that the client was sent last. */
  readonly lastCode: (client: ContractClient) => Promise<string>;
  /** Ends the test that runs as one that could not be tried. */
  readonly notTried: (reason: string) => never;
  /** Called before each test: ends it as not tried once the run's bounds are reached. */
  readonly mayGoOn?: (callsMade: number) => void;
};

type Known<Facts, Fact extends keyof Facts> = NonNullable<Facts[Fact]>;

/** The target of the suite: hands out portals of visitors and of clients who are signed in once for all tests. */
export class ContractTarget {
  readonly answers = new CheckedAnswers();
  private readonly portals = new Map<ContractClient, Promise<ContractPortal | Error>>();

  constructor(private readonly setting: ContractSetting) {}

  get region(): Region {
    return this.setting.region;
  }

  get name(): string {
    return this.setting.name;
  }

  get clients(): readonly ContractClient[] {
    return this.setting.known.clients;
  }

  /** The client who logs in and out. */
  get client(): ContractClient {
    return this.clients[0] ?? this.setting.notTried(`the clients file names no client of ${this.region}`);
  }

  /** The first client who is asked for a one-time code. */
  get clientWithCode(): ContractClient {
    const client = this.clients.find(({ oneTimeCode }) => oneTimeCode !== undefined);
    return client ?? this.setting.notTried(`no client of ${this.region} in the clients file says how a code is got`);
  }

  /** Ends the test that runs as one that could not be tried. */
  notTried(reason: string): never {
    return this.setting.notTried(reason);
  }

  /** Ends the test that runs as one that could not be tried where the server is said not to have an extension. */
  needs(extension: Extension): void {
    const had = this.setting.chosen?.extensions;
    if (had !== undefined && !had.includes(extension)) this.notTried(`the server is said not to have "${extension}"`);
  }

  mayGoOn(): void {
    this.setting.mayGoOn?.(this.answers.count);
  }

  lastCode(client: ContractClient): Promise<string> {
    return this.setting.lastCode(client);
  }

  /** A portal that nobody has logged in to. */
  visit(): Promise<ContractPortal> {
    const transport = this.answers.around(this.setting.openTransport());
    return ContractPortal.open(this.region, transport, this.setting.chosen, () =>
      this.notTried('the server is said not to have the extension that this asks for'),
    );
  }

  /** A session of its own for a test that ends it: of a client who is asked for no code, where there is one. */
  signInAnew(): Promise<ContractPortal> {
    return this.signIn(this.clients.find(({ oneTimeCode }) => oneTimeCode === undefined) ?? this.client);
  }

  /** Lets other tests share a session that a test opened: codes are few. */
  share(client: ContractClient, portal: ContractPortal): void {
    this.portals.set(client, Promise.resolve(portal));
  }

  /** The client's session that tests share; a new one where the last one is over. */
  async signedIn(client = this.client): Promise<ContractPortal> {
    const portal = await this.sharedPortal(client);
    if (portal instanceof Error) return this.setting.notTried(`${client.username} could not be signed in`);
    return portal;
  }

  /** As `signedIn`, but a login that fails is the test's own failure. */
  async provenSignIn(client: ContractClient): Promise<ContractPortal> {
    const portal = await this.sharedPortal(client);
    if (portal instanceof Error) throw portal;
    return portal;
  }

  /** The first client who is known to have something, signed in, with what that is; without one the test is not tried. */
  async clientWith<Fact extends keyof KnownOfClient>(
    fact: Fact,
  ): Promise<{
    readonly portal: ContractPortal;
    readonly client: ContractClient;
    readonly known: Known<ContractClient['has'], Fact>;
  }> {
    for (const client of this.clients) {
      const known = client.has[fact];
      if (isStated(known)) return { portal: await this.signedIn(client), client, known };
    }
    return this.setting.notTried(
      `no client of ${this.region} in the clients file has "${fact}": ${factMeanings[fact] ?? ''}`,
    );
  }

  /** A visitor of a server that is known to show visitors something; without it the test is not tried. */
  async visitorWith<Fact extends keyof KnownOfVisitors>(
    fact: Fact,
  ): Promise<{ readonly portal: ContractPortal; readonly known: Known<RegionClients['visitors'], Fact> }> {
    const known = this.setting.known.visitors[fact];
    if (!isStated(known))
      return this.setting.notTried(`the clients file doesn't say that visitors of ${this.region} see "${fact}"`);
    return { portal: await this.visit(), known };
  }

  private async signIn(client: ContractClient): Promise<ContractPortal> {
    const portal = await this.visit();
    await portal.signIn(client, () => this.lastCode(client));
    return portal;
  }

  private async sharedPortal(client: ContractClient): Promise<ContractPortal | Error> {
    const known = await this.portals.get(client);
    if (known && (known instanceof Error || known.hasSession)) return known;
    const portal = this.signIn(client).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    this.portals.set(client, portal);
    return portal;
  }
}

const isStated = <Fact>(fact: Fact): fact is NonNullable<Fact> => fact !== undefined;
