import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { Transport } from '../../../adapters/http/transport';
import { LocalBrowserSession } from '../../../adapters/session-storage/local-browser-session';
import { SessionStorageVault } from '../../../adapters/session-storage/session-storage-vault';
import { LocalPendingSubmissions } from '../../../adapters/session-storage/submissions/local-pending-submissions';
import { Clock } from '../../../application/ports/clock';
import { Spreadsheets } from '../../../application/ports/files/spreadsheets';
import { Connection } from '../../../application/ports/connection';
import { Navigation } from '../../../application/ports/navigation';
import { StepUpPages } from '../../../application/ports/re-authentication/step-up-pages';
import { BrowserSession } from '../../../application/ports/session/browser-session';
import { SessionSharing } from '../../../application/ports/session/session-sharing';
import { SessionVault } from '../../../application/ports/session/session-vault';
import { TabChannel } from '../../../application/ports/session/tab-channel';
import { PendingSubmissions } from '../../../application/ports/submissions/pending-submissions';
import { SessionCookies } from '../../../application/ports/session/session-cookies';
import { ToldSessionCookies } from '../../builders/told-session-cookies';
import { buildContainer } from '../../../composition/container';
import type { Bindings } from '../../../composition/feature';
import { feature as account } from '../../../composition/account';
import { feature as cashAccount } from '../../../composition/cash-account';
import { feature as credentials } from '../../../composition/credentials';
import { feature as dividends } from '../../../composition/dividends';
import { feature as gains } from '../../../composition/gains';
import { feature as newPlan } from '../../../composition/new-plan';
import { feature as orderList } from '../../../composition/order-list';
import { feature as orderRecords } from '../../../composition/order-records';
import { feature as placeOrder } from '../../../composition/place-order';
import { feature as plans } from '../../../composition/plans';
import { feature as portfolio } from '../../../composition/portfolio';
import { feature as questionnaires } from '../../../composition/questionnaires';
import { feature as reAuthentication } from '../../../composition/re-authentication';
import { type PortalConfiguration, parsePortalConfiguration } from '../../../config/portal-configuration';
import { sessionScope } from '../../../config/session-scope';
import { extensions } from '../../../contract/extensions';
import type { Region } from '../../../domain/region';
import { MemoryStorage } from '../../adapters/support/memory-storage';
import { bindAllPorts } from '../../adapters/support/bind-all-ports';
import { MemoryLocks } from '../../builders/memory-locks';
import { MemoryTabs } from '../../builders/memory-tabs';
import { RecordedNavigation } from '../../builders/recorded-navigation';
import { DirectSpreadsheets } from './direct-spreadsheets';
import { CookieJar } from './simulated-network';
import { SharedToken } from '../../../application/session/shared-token';
import { SimulatedSharing } from './simulated-sharing';
import type { SimulatedTime } from './simulated-time';

const features = [
  account,
  cashAccount,
  credentials,
  dividends,
  gains,
  newPlan,
  orderList,
  orderRecords,
  placeOrder,
  plans,
  portfolio,
  questionnaires,
  reAuthentication,
];

/** A browser of a client: the cookies and the storage that its tabs share. */
export class SimulatedBrowser {
  readonly jar = new CookieJar();
  private readonly storage = new MemoryStorage();
  private readonly locks = new MemoryLocks();
  private readonly channel = new MemoryTabs();
  private readonly sharing = new SimulatedSharing();

  constructor(
    readonly region: Region,
    private readonly time: SimulatedTime,
    /** The milliseconds that its clock is ahead of the servers'. */
    private readonly ahead: number,
  ) {}

  /** Opens a tab on a portal of its own, wired by the product's own container. */
  async openTab(transport: Transport): Promise<SimulatedTab> {
    const configuration = configurationOf(this.region);
    const container = await buildContainer(
      configuration,
      new ContainerModule(({ bind }) => {
        bind(Transport).toConstantValue(transport);
      }),
    );
    const tab = new MemoryStorage();
    const scope = sessionScope(configuration);
    const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
    const navigation = new RecordedNavigation();
    const vault = new SessionStorageVault(() => tab);
    container.rebind(SessionVault).toConstantValue(vault);
    container.rebind(SessionSharing).toConstantValue(this.sharing.open(vault, () => container.get(SharedToken)));
    container.rebind(BrowserSession).toConstantValue(new LocalBrowserSession(scope, () => this.storage, page));
    container.rebind(TabChannel).toConstantValue(this.channel.open());
    container.rebind(Navigation).toConstantValue(navigation);
    container.rebind(SessionCookies).toConstantValue(new ToldSessionCookies());
    container.rebind(Connection).toConstantValue(new AlwaysOnline());
    container.rebind(Clock).toConstantValue(this.time.device(this.ahead));
    await bindAllPorts(container, configuration);
    await bindUseCases(container, configuration);
    container.rebind(Spreadsheets).toConstantValue(new DirectSpreadsheets(this.time));
    container.rebind(StepUpPages).toConstantValue(new NoPages());
    container.rebind(PendingSubmissions).toConstantValue(
      new LocalPendingSubmissions(scope, {
        storage: () => this.storage,
        hold: (name, work) => this.hold(name, work),
        crypto: globalThis.crypto,
      }),
    );
    return new SimulatedTab(container, navigation);
  }

  private async hold<T>(name: string, work: () => Promise<T>): Promise<T> {
    const held: { answer?: Promise<T> } = {};
    await this.locks.request(name, {}, () => {
      held.answer = work();
      return held.answer.then(
        () => undefined,
        () => undefined,
      );
    });
    if (!held.answer) throw new Error('a lock was not given');
    return held.answer;
  }
}

/** A tab of a browser: the portal's ports and use cases. */
export class SimulatedTab {
  constructor(
    private readonly container: Container,
    readonly navigation: RecordedNavigation,
  ) {}

  get<T>(service: ServiceIdentifier<T>): T {
    return this.container.get(service);
  }

  /** True while the tab has a check token, of a session that waits for no code. */
  get hasSession(): boolean {
    const vault = this.get(SessionVault);
    return vault.read('AUTH_CHECKED') !== undefined && vault.read('oneTimeCodePending') !== true;
  }
}

/** The browser says that there is a connection: what is lost on the way is lost without its knowledge. */
class AlwaysOnline extends Connection {
  isOnline(): boolean {
    return true;
  }

  onChange(): () => void {
    return () => undefined;
  }
}

class NoPages extends StepUpPages {
  showPasskey(): void {
    // Nobody looks at it.
  }

  leaveFor(): void {
    // Nobody looks at it.
  }

  returnTo(): void {
    // Nobody looks at it.
  }
}

const portBindings = import.meta.glob<Readonly<Record<string, Bindings>>>('../../../composition/ports/*.ts', {
  eager: true,
});

/** Binds what features bind beside the ports. */
async function bindUseCases(container: Container, configuration: PortalConfiguration): Promise<void> {
  const ofPorts = new Set<Bindings>(Object.values(portBindings).flatMap((file) => Object.values(file)));
  const all = new Set(features.flatMap(({ bindings }) => bindings));
  for (const bindings of all) if (!ofPorts.has(bindings)) container.load(await bindings(configuration));
}

const configurationOf = (region: Region): PortalConfiguration => {
  const parsed = parsePortalConfiguration(
    JSON.stringify({ extensions: [...extensions], region, mode: 'live', environment: 'test' }),
  );
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
};
