import * as z from 'zod/mini';
import { SessionSharing, type SharingTab } from '../../application/ports/session/session-sharing';
import { visibleText } from '../http/check-token';

/** The time for an answer, in milliseconds: long where a tab is known to be there, short where the browser can't say. */
const patience = { whereKnown: 3_000, whereUnknown: 500 };

const token = z.string().check(z.maxLength(4096), z.regex(visibleText));
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** Anything of our origin may speak here: what has another shape is no message. */
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), session: name, question: name }),
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
      if (news.kind !== 'asked') return;
      const offered = tab.offer();
      if (offered !== undefined) this.post({ kind: 'offered', session, question: news.question, token: offered });
    });
    this.servings += 1;
    return () => {
      this.servings -= 1;
      stop();
      release();
    };
  }

  async ask(session: string, known?: string): Promise<string | undefined> {
    const others = await this.countOthers(session);
    if (others === 0 || this.browser.channel === undefined) return undefined;
    const question = crypto.getRandomValues(new Uint32Array(4)).join('-');
    return new Promise((resolve) => {
      let answers = 0;
      const finish = (offered: string | undefined): void => {
        cancel();
        stop();
        resolve(offered);
      };
      const cancel = this.after(others === undefined ? patience.whereUnknown : patience.whereKnown, () =>
        finish(undefined),
      );
      const stop = this.hear((news) => {
        if (news.kind !== 'offered' || news.question !== question || news.session !== session) return;
        answers += 1;
        if (news.token !== known) finish(news.token);
        else if (answers === others) finish(undefined);
      });
      this.post({ kind: 'asked', session, question });
    });
  }

  tell(session: string, renewed: string): void {
    this.post({ kind: 'renewed', session, token: renewed });
  }

  /** The number of other tabs that share the session; undefined where the browser can't say. */
  private async countOthers(session: string): Promise<number | undefined> {
    try {
      const held = (await this.browser.locks?.query())?.held;
      const name = this.lockName(session);
      return held && held.filter((lock) => lock.name === name).length - this.servings;
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
