import * as z from 'zod/mini';
import {
  type PendingEntry,
  type PendingSubmission,
  PendingSubmissions,
  type SubmissionSubject,
} from '../../../application/ports/submissions/pending-submissions';
import { type IdempotencyKey, deriveKey, parseIdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { onlyPresent } from '../../http/only-present';
import { parseJson } from '../../http/parse-json';
import { type KeyedTexts, SafeStorage } from '../safe-storage';

const prefix = 'etrading.pending.';

/** Keys that were chosen and never used are forgotten beyond so many. */
const unsentAtMost = 20;

const stored = z.object({ key: z.string(), isSent: z.boolean(), before: z.optional(z.string()) });

/** The part of the page that the adapter uses; a browser gives locks and digests to secure pages alone. */
export type SubmissionsPage = {
  readonly storage: () => KeyedTexts;
  readonly hold: (<T>(name: string, work: () => Promise<T>) => Promise<T>) | undefined;
  readonly crypto: Pick<Crypto, 'getRandomValues'> & { readonly subtle?: Pick<SubtleCrypto, 'digest'> };
};

const browserPage = (): SubmissionsPage => ({
  storage: () => window.localStorage,
  hold: 'locks' in navigator ? async (name, work) => navigator.locks.request(name, work) : undefined,
  crypto,
});

/**
 * In the device's storage, under a digest, so that who is about what can't be read there; a Web Lock keeps the tabs apart.
 * Where the browser refuses either, the page remembers for itself.
 */
export class LocalPendingSubmissions extends PendingSubmissions {
  private readonly storage: SafeStorage;
  private readonly memory = new Map<string, PendingSubmission>();
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(
    private readonly scope: string,
    private readonly page: SubmissionsPage = browserPage(),
  ) {
    super();
    this.storage = new SafeStorage(page.storage);
  }

  async hold<T>(subject: SubmissionSubject, work: (entry: PendingEntry) => Promise<T>): Promise<T> {
    const text = JSON.stringify([this.scope, subject.userId, subject.kind, subject.name ?? '']);
    const digest = await this.digestOf(text);
    const { hold } = this.page;
    if (digest === undefined || hold === undefined) return this.inTurn(text, () => work(this.remembered(text)));
    const name = prefix + digest;
    return hold(name, () => work(this.kept(name)));
  }

  newKey(): IdempotencyKey {
    return deriveKey('drawn', [...this.page.crypto.getRandomValues(new Uint32Array(4))].join('-'));
  }

  private kept(name: string): PendingEntry {
    return {
      read: () => parsePending(this.storage.read(name)),
      write: (pending) => {
        this.storage.write(name, JSON.stringify(pending));
        this.forgetUnsent(name);
      },
      remove: () => {
        this.storage.remove(name);
      },
    };
  }

  private remembered(text: string): PendingEntry {
    return {
      read: () => this.memory.get(text),
      write: (pending) => this.memory.set(text, pending),
      remove: () => this.memory.delete(text),
    };
  }

  private async digestOf(text: string): Promise<string | undefined> {
    const { subtle } = this.page.crypto;
    if (subtle === undefined) return undefined;
    const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  private forgetUnsent(current: string): void {
    const unsent = this.storage
      .keys()
      .filter((name) => name.startsWith(prefix) && name !== current)
      .filter((name) => !parsePending(this.storage.read(name))?.isSent);
    for (const name of unsent.slice(unsentAtMost)) this.storage.remove(name);
  }

  /** One after the other, in this tab. */
  private inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.queues.get(name) ?? Promise.resolve()).then(work, work);
    this.queues.set(name, turn);
    return turn;
  }
}

function parsePending(text: string | undefined): PendingSubmission | undefined {
  const parsed = z.safeParse(stored, parseJson(text));
  if (!parsed.success) return undefined;
  const key = parseIdempotencyKey(parsed.data.key);
  return key.ok ? onlyPresent({ ...parsed.data, key: key.value }) : undefined;
}
