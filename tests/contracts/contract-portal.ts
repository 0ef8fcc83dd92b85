import { isObservable } from 'mobx';
import * as z from 'zod/mini';
import { type Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { Transport } from '../../adapters/http/transport';
import { LocalBrowserSession } from '../../adapters/session-storage/local-browser-session';
import { SessionStorageVault } from '../../adapters/session-storage/session-storage-vault';
import { BrowserSession } from '../../application/ports/session/browser-session';
import { Navigation } from '../../application/ports/navigation';
import { SessionVault } from '../../application/ports/session/session-vault';
import { type Credentials, Sessions } from '../../application/ports/session/sessions';
import { TabChannel } from '../../application/ports/session/tab-channel';
import { extensions } from '../../contract/extensions';
import { type DataBlock, parsePortalConfiguration } from '../../config/portal-configuration';
import { sessionScope } from '../../config/session-scope';
import { SessionCookies } from '../../application/ports/session/session-cookies';
import { ToldSessionCookies } from '../builders/told-session-cookies';
import { buildContainer } from '../../composition/container';
import type { Region } from '../../domain/region';
import { bindAllPorts } from '../adapters/support/bind-all-ports';
import { MemoryStorage } from '../adapters/support/memory-storage';
import { RecordedNavigation } from '../builders/recorded-navigation';
import { stubBrowserGlobals } from './browser-globals';
import { valueOf } from './value-of';

/** A visitor's portal: the ports of a region over one transport, wired by the product's own container; only the browser's part is kept in memory. */
export class ContractPortal {
  /** Where the browser would have gone. */
  readonly navigation = new RecordedNavigation();

  private constructor(
    private readonly container: Container,
    private readonly onNotOffered: () => void,
  ) {}

  /** Calls `onNotOffered` when a port answers that the server is said not to have what it was asked. */
  static async open(
    region: Region,
    transport: Transport,
    chosen: DataBlock = {},
    onNotOffered: () => void = () => undefined,
  ): Promise<ContractPortal> {
    stubBrowserGlobals();
    const configuration = configurationOf({ ...chosen, region });
    const container = await buildContainer(
      configuration,
      new ContainerModule(({ bind }) => {
        bind(Transport).toConstantValue(transport);
      }),
    );
    const portal = new ContractPortal(container, onNotOffered);
    const tab = new MemoryStorage();
    const device = new MemoryStorage();
    const page = { addEventListener: () => undefined, removeEventListener: () => undefined };
    container.rebind(SessionVault).toConstantValue(new SessionStorageVault(() => tab));
    container
      .rebind(BrowserSession)
      .toConstantValue(new LocalBrowserSession(sessionScope(configuration), () => device, page));
    container.rebind(TabChannel).toConstantValue(new NoOtherTabs());
    container.rebind(Navigation).toConstantValue(portal.navigation);
    container.rebind(SessionCookies).toConstantValue(new ToldSessionCookies());
    await bindAllPorts(container, configuration);
    return portal;
  }

  /** A port of the region, or what the container has beside them. */
  get<T>(port: ServiceIdentifier<T>): T {
    const found = this.container.get(port);
    return isObservable(found) ? found : heard(found, this.onNotOffered);
  }

  /** Logs on, with the one-time code where one is asked for. */
  async signIn(credentials: Credentials, lastCode: () => Promise<string>): Promise<void> {
    const sessions = this.get(Sessions);
    const answer = valueOf(await sessions.logOn(credentials));
    if (!answer.oneTimeCode) return;
    valueOf(await sessions.sendOneTimeCode('mobile'));
    if (!valueOf(await sessions.validateOneTimeCode(await lastCode())))
      throw new Error('the one-time code was not accepted');
  }

  /** True while a check token is there: it goes when the server says that the session is over. */
  get hasSession(): boolean {
    return this.get(SessionVault).read('AUTH_CHECKED') !== undefined;
  }

  /** The end of the session on this side. */
  get sessionEnd(): { readonly isMarkedExpired: boolean; readonly reason: string | undefined } {
    const vault = this.get(SessionVault);
    return { isMarkedExpired: vault.read('sessionExpired') ?? false, reason: vault.read('endReason') };
  }
}

/** Hears every answer of a port, so that a test of what the server doesn't have ends as one that was not tried. */
function heard<T>(port: T, onNotOffered: () => void): T {
  if (typeof port !== 'object' || port === null) return port;
  return new Proxy(port, {
    get: (_, name) => {
      const member: unknown = Reflect.get(port, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(member, port, args);
        return answer instanceof Promise ? answer.then((value: unknown) => passOn(value, onNotOffered)) : answer;
      };
    },
  });
}

function passOn(answer: unknown, onNotOffered: () => void): unknown {
  const failure = z.safeParse(notOffered, answer);
  if (failure.success) onNotOffered();
  return answer;
}

const notOffered = z.object({ ok: z.literal(false), error: z.object({ kind: z.literal('not-offered') }) });

class NoOtherTabs extends TabChannel {
  broadcast(): void {
    // There is nobody to tell.
  }

  onMessage(): () => void {
    return () => undefined;
  }
}

function configurationOf(block: DataBlock) {
  const parsed = parsePortalConfiguration(
    JSON.stringify({ extensions: [...extensions], ...block, mode: 'live', environment: 'test' }),
  );
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}
