import type { ServerError } from '../../../application/ports/call-failure';
import { Clock } from '../../../application/ports/clock';
import { Connection } from '../../../application/ports/connection';
import { Failures } from '../../../application/ports/failures';
import { InFlight } from '../../../application/ports/in-flight';
import { Locale } from '../../../application/ports/locale';
import { type EndReason, SessionEnd } from '../../../application/ports/session/session-end';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { SharedToken } from '../../../application/session/shared-token';
import { GraphqlClient } from '../../../adapters/graphql/graphql-client';
import { FailureHandler } from '../../../adapters/http/failure-handler';
import { HttpClient } from '../../../adapters/http/http-client';
import type { Transport } from '../../../adapters/http/transport';
import { RestClient } from '../../../adapters/rest/rest-client';
import { SessionStorageVault } from '../../../adapters/session-storage/session-storage-vault';
import { regionDefaults } from '../../../config/regions';
import { type Extension, extensions } from '../../../contract/extensions';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { MemorySessionSharings } from '../../builders/memory-session-sharing';
import { RecordedNavigation } from '../../builders/recorded-navigation';
import { ToldSessionCookies } from '../../builders/told-session-cookies';
import { MemoryStorage } from './memory-storage';

/** Everything around the adapters, remembered: what was shown, where it went, what is under way. */
export function adapterSetup(region: Region, transport: Transport, offered: readonly Extension[] = extensions) {
  const apiBase = regionDefaults[region].apiBase;
  const storage = new MemoryStorage();
  const vault = new SessionStorageVault(() => storage);
  const locale = new ChosenLocale(regionDefaults[region].fallbackLanguage);
  const inFlight = new CountedCalls();
  const failures = new ShownFailures();
  const navigation = new RecordedNavigation();
  const sessionEnd = new RecordedSessionEnd();
  const clock = new HurriedClock();
  const epoch = new SessionEpoch();
  const connection = new ToldConnection();
  const otherTabs = new MemorySessionSharings();
  const sharedToken = new SharedToken(vault, otherTabs.open());
  const http = new HttpClient({
    apiBase,
    transport,
    vault,
    locale,
    inFlight,
    clock,
    connection,
    epoch,
    sharedToken,
    random: () => 0.5,
  });
  const cookies = new ToldSessionCookies();
  const handler = new FailureHandler({ http, vault, cookies, failures, sessionEnd, navigation });
  const rest = new RestClient({
    region,
    extensions: new Set(offered),
    apiBase,
    http,
    locale,
    failures: handler,
    clock,
    epoch,
  });
  const graphql = new GraphqlClient({
    endpoint: `${apiBase}/graphql`,
    publicEndpoint: `${apiBase}/graphql/static`,
    http,
    failures: handler,
    clock,
  });
  return {
    region,
    apiBase,
    storage,
    vault,
    locale,
    inFlight,
    failures,
    navigation,
    sessionEnd,
    clock,
    connection,
    epoch,
    otherTabs,
    sharedToken,
    http,
    rest,
    graphql,
    handler,
  };
}

export type AdapterDeps = ReturnType<typeof adapterSetup>;

/** A connection that is there until the test says otherwise. */
export class ToldConnection extends Connection {
  private online = true;
  private readonly listeners = new Set<() => void>();

  isOnline(): boolean {
    return this.online;
  }

  onChange(call: () => void): () => void {
    this.listeners.add(call);
    return () => void this.listeners.delete(call);
  }

  tell(online: boolean): void {
    this.online = online;
    for (const call of Array.from(this.listeners)) call();
  }

  get listened(): number {
    return this.listeners.size;
  }
}

class ChosenLocale extends Locale {
  constructor(public language: Language) {
    super();
  }

  current(): Language {
    return this.language;
  }
}

class CountedCalls extends InFlight {
  count = 0;
  total = 0;

  begin(): void {
    this.count += 1;
    this.total += 1;
  }

  end(): void {
    if (this.count === 0) throw new Error('a call ended that had not begun');
    this.count -= 1;
  }
}

class ShownFailures extends Failures {
  readonly errors: ServerError[] = [];

  show(errors: readonly ServerError[]): void {
    this.errors.push(...errors);
  }
}

class RecordedSessionEnd extends SessionEnd {
  readonly events: (EndReason | 'marked' | 'announced')[] = [];

  markExpired(): void {
    this.events.push('marked');
  }

  ensureCurrentSession(): boolean {
    return true;
  }

  announce(): void {
    this.events.push('announced');
  }

  end(reason: EndReason): void {
    this.events.push(reason);
  }
}

/** Time passes at once: whoever waits is called in the next turn, and the clock says that it took as long. */
export class HurriedClock extends Clock {
  private time = Date.parse('2026-11-20T02:00:00Z');

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    let wanted = true;
    queueMicrotask(() => {
      this.time += milliseconds;
      if (wanted) call();
    });
    return () => {
      wanted = false;
    };
  }

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}
