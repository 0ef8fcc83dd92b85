import { type Container, ContainerModule } from 'inversify';
import { createRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { Transport, type TransportAnswer, type TransportRequest } from '../../../adapters/http/transport';
import { MockTransport } from '../../../adapters/mock/mock-transport';
import type { VaultValues } from '../../../application/ports/session/session-vault';
import { recordedExtensions } from '../../../contract/extensions';
import { type DataBlock, parsePortalConfiguration } from '../../../config/portal-configuration';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { basePath } from '../../../config/regions';
import { buildContainer } from '../../../composition/container';
import type { Language } from '../../../domain/language';
import { App } from '../../../ui/app/app';
import { InjectionProvider } from '../../../ui/app/injection';
import { InFlightStore } from '../../../ui/stores/in-flight-store';

// Up to so many milliseconds, so that answers come in any order: finds tests that read what may still be on its way.
const latest = Number(process.env['ANSWERS_LATE_BY'] ?? 0);
const realTimeout = setTimeout;
const late = <T,>(value: T): T | Promise<T> =>
  latest === 0 ? value : new Promise((resolve) => void realTimeout(resolve, Math.random() * latest, value));

type Options = {
  readonly block?: DataBlock;
  readonly route?: string;
  readonly language?: Language;
  readonly signedIn?: boolean;
  /** The values that the tab remembers already. */
  readonly kept?: Partial<VaultValues>;
  /** Answers a call in place of its recording. */
  readonly answer?: (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer> | undefined;
};

/** The real portal with its real container, in jsdom, over the recorded answers: what it shows and asks for. */
export class ShownPortal {
  readonly requests: TransportRequest[] = [];
  private end = (): void => {};
  private container: Container | undefined;

  /** One for the tests around it, closed after each; what they set in place of timers, spies and globals ends with it. */
  static forEachTest(): ShownPortal {
    const portal = new ShownPortal();
    afterEach(() => {
      portal.close();
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });
    return portal;
  }

  async open({ block = {}, route = '/', language, signedIn = true, kept = {}, answer }: Options): Promise<void> {
    this.close();
    standInForLayout();
    if (language) localStorage.setItem('etrading.preferences', JSON.stringify({ language }));
    if (signedIn) sessionStorage.setItem('etrading.AUTH_CHECKED', '"mock"');
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(`etrading.${key}`, JSON.stringify(value));
    window.history.replaceState(null, '', basePath + route);
    const whole = { environment: 'test', usesPortalCodes: true, extensions: [...recordedExtensions] };
    const parsed = parsePortalConfiguration(JSON.stringify({ ...whole, ...block }));
    if (!parsed.ok) throw new Error(`${parsed.error.field}: ${parsed.error.problem}`);
    const recorded = new MockTransport(parsed.value.region);
    const closing = new AbortController();
    const send = (request: TransportRequest): Promise<TransportAnswer> => {
      // What a closed portal still does would otherwise lead the next one away.
      if (closing.signal.aborted) container.get(SessionEpoch).advance();
      this.requests.push(request);
      return Promise.resolve(answer?.(request) ?? recorded.send(request)).then(late);
    };
    const transport = new ContainerModule(({ bind }) => {
      bind(Transport).toConstantValue({ send });
    });
    const container = await buildContainer(parsed.value, transport);
    this.container = container;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    this.end = () => {
      closing.abort();
      container.get(SessionEpoch).advance();
      root.unmount();
    };
    root.render(
      <InjectionProvider container={container} configuration={parsed.value}>
        <App />
      </InjectionProvider>,
    );
  }

  /** The number of calls that the page waits for. */
  get inFlight(): number {
    return this.container?.get(InFlightStore).count ?? 0;
  }

  /** One of the portal's own parts, to ask it as its screens do. */
  part<T>(kind: abstract new (...parts: never[]) => T): T {
    if (!this.container) throw new Error('no portal is open');
    return this.container.get(kind as never);
  }

  /** Leaves nothing behind for the next. */
  close(): void {
    this.end();
    this.end = () => {};
    this.requests.length = 0;
    document.body.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
  }

  /** The first element that matches and whose text is this, once it is there. */
  find<E extends HTMLElement = HTMLElement>(selector: string, text?: string | RegExp): Promise<E> {
    return vi.waitFor(
      () => {
        const found = this.all<E>(selector).find((element) => text === undefined || says(element, text));
        if (!found) throw new Error(`no ${selector} says ${String(text)}: ${document.body.textContent}`);
        return found;
      },
      { timeout: 30_000, interval: 10 },
    );
  }

  all<E extends HTMLElement = HTMLElement>(selector: string): readonly E[] {
    return [...document.querySelectorAll<E>(selector)];
  }

  /** Returns the texts of the matching elements, each on one line. */
  textsOf(selector: string): readonly string[] {
    return this.all(selector).map(wordsOf);
  }

  /** Types into a field, as React hears it. */
  type(selector: string, text: string): void {
    this.fill(selector, text).dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** Writes into a field as a password manager may: without an event, and without React. */
  fill(selector: string, text: string): HTMLInputElement {
    const [field] = this.all<HTMLInputElement>(selector);
    if (!field) throw new Error(`no ${selector}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    return field;
  }

  /** Chooses an option by its value, in the first list that has it. */
  choose(selector: string, value: string): void {
    const list = this.all<HTMLSelectElement>(selector).find(({ options }) =>
      [...options].some((one) => one.value === value),
    );
    if (!list) throw new Error(`no ${selector} offers ${value}`);
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** The address of the link that bears this text, as it is written. */
  async addressOf(text: string | RegExp, within = ''): Promise<string | null> {
    return (await this.find(`${within} a`, text)).getAttribute('href');
  }
}

const wordsOf = ({ textContent }: HTMLElement): string => textContent.replace(/\s+/g, ' ').trim();

function says(element: HTMLElement, text: string | RegExp): boolean {
  const words = wordsOf(element);
  return typeof text === 'string' ? words === text : text.test(words);
}

/** Stubs what jsdom, which lays nothing out, leaves undone. */
function standInForLayout(): void {
  vi.stubGlobal('ResizeObserver', Unmoved);
  vi.stubGlobal('scrollTo', () => {});
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => {};
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 3, height: 2, close() {} }));
  HTMLCanvasElement.prototype.getContext = () => null;
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: window.innerWidth <= 16 * Number(/max-width: ([\d.]+)em/.exec(media)?.[1] ?? 0),
    addEventListener() {},
    removeEventListener() {},
  }));
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

class Unmoved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
