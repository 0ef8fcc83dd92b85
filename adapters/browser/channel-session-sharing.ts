import * as z from 'zod/mini';
import { SessionSharing, type SharingTab } from '../../application/ports/session/session-sharing';
import { visibleText } from '../http/check-token';

/**
 * The time for an answer, in milliseconds: long where a tab is known to be there, short where the browser can't say, and
 * longest for one that waits for an answer itself.
 */
const patience = { whereKnown: 3_000, whereUnknown: 500, whileRenewing: 10_000 };

const token = z.string().check(z.maxLength(4096), z.regex(visibleText));
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** Anything of our origin may speak here: what has another shape is no message. */
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), session: name, question: name }),
  z.object({ kind: z.literal('renewing'), session: name, question: name }),
  z.object({ kind: z.literal('offered'), session: name, question: name, token }),
  z.object({ kind: z.literal('renewed'), session: name, token }),
]);
type Message = z.output<typeof message>;

/** The parts of the browser that tabs share a session by. */
export type SharingBrowser = {
  readonly channel:
    | {
        postMessage(message: unknown): void;
        addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
        removeEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
      }
    | undefined;
  /** The browser's locks, which tell how many tabs hold one; undefined in a browser or page without them. */
  readonly locks:
    | {
        request(name: string, options: { readonly mode: 'shared' }, work: () => Promise<void>): Promise<unknown>;
        query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
      }
    | undefined;
};

/** Shares by a channel of its own; a lock under the session's name says which tabs there are to ask. */
export class ChannelSessionSharing extends SessionSharing {
  private servings = 0;

  constructor(
    private readonly scope: string,
    private readonly browser: SharingBrowser,
    private readonly after: (milliseconds: number, call: () => void) => () => void,
  ) {
    super();
  }

  serve(session: string, tab: SharingTab): () => void {
    const release = this.hold(session);
    const stop = this.hear((news) => {
      if (news.session !== session) return;
      if (news.kind === 'renewed') tab.adopt(news.token);
      if (news.kind === 'asked') void this.answer(session, news.question, tab);
    });
    this.servings += 1;
    return () => {
      this.servings -= 1;
      stop();
      release();
    };
  }

  async ask(session: string, refused: ReadonlySet<string> = new Set()): Promise<string | undefined> {
    const others = await this.countOthers(session);
    if (others === 0 || this.browser.channel === undefined) return undefined;
    const question = crypto.getRandomValues(new Uint32Array(4)).join('-');
    return new Promise((resolve) => {
      let answers = 0;
      let cancel = (): void => {};
      const waitFor = (milliseconds: number): void => {
        cancel();
        cancel = this.after(milliseconds, () => finish(undefined));
      };
      const finish = (offered: string | undefined): void => {
        cancel();
        stop();
        resolve(offered);
      };
      const stop = this.hear((news) => {
        if (news.session !== session) return;
        const isAnswer = news.kind === 'offered' && news.question === question;
        if (isAnswer) answers += 1;
        if ((isAnswer || news.kind === 'renewed') && !refused.has(news.token)) finish(news.token);
        else if (isAnswer && answers === others) finish(undefined);
        else if (news.kind === 'renewing' && news.question === question) waitFor(patience.whileRenewing);
      });
      waitFor(others === undefined ? patience.whereUnknown : patience.whereKnown);
      this.post({ kind: 'asked', session, question });
    });
  }

  tell(session: string, renewed: string): void {
    this.post({ kind: 'renewed', session, token: renewed });
  }

  async isServedElsewhere(session: string): Promise<boolean | undefined> {
    const others = await this.countOthers(session);
    return others === undefined ? undefined : others > 0;
  }

  private async answer(session: string, question: string, tab: SharingTab): Promise<void> {
    if (tab.isRenewing()) this.post({ kind: 'renewing', session, question });
    const token = await tab.offer();
    if (token !== undefined) this.post({ kind: 'offered', session, question, token });
  }

  /** The number of other tabs that share the session; undefined where the browser can't say. */
  private async countOthers(session: string): Promise<number | undefined> {
    // This tab may stop while the browser counts.
    const { servings } = this;
    try {
      const held = (await this.browser.locks?.query())?.held;
      const name = this.lockName(session);
      return held && held.filter((lock) => lock.name === name).length - servings;
    } catch {
      return undefined;
    }
  }

  private hold(session: string): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.browser.locks?.request(this.lockName(session), { mode: 'shared' }, () => released).catch(() => undefined);
    return release;
  }

  private lockName(session: string): string {
    return `${this.scope}.${session}`;
  }

  private hear(call: (news: Message) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>): void => {
      const read = z.safeParse(message, data);
      if (read.success) call(read.data);
    };
    this.browser.channel?.addEventListener('message', listen);
    return () => this.browser.channel?.removeEventListener('message', listen);
  }

  private post(news: Message): void {
    this.browser.channel?.postMessage(news);
  }
}
