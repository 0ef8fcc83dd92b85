import {
  type PendingEntry,
  type PendingSubmission,
  PendingSubmissions,
  type SubmissionSubject,
} from '../../application/ports/submissions/pending-submissions';
import { SessionEpoch } from '../../application/session/session-epoch';
import { SubmitOnce } from '../../application/submissions/submit-once';
import { type IdempotencyKey, deriveKey } from '../../domain/submissions/idempotency-key';
import { TestClock } from './test-clock';

/** The pending submissions that the tabs of one device share. */
export class SubmissionsDevice {
  readonly entries = new Map<string, PendingSubmission>();
  private readonly waiting = new Map<string, (() => void)[]>();
  private keys = 0;

  /** `name` tells its keys from those of other devices. */
  constructor(private readonly name = 'key') {}

  newKey(): IdempotencyKey {
    this.keys += 1;
    return deriveKey('drawn', `${this.name}-${this.keys}`);
  }

  /** Once nobody else holds the subject. */
  async take(subject: string): Promise<void> {
    const before = this.waiting.get(subject);
    if (before === undefined) this.waiting.set(subject, []);
    else await new Promise<void>((resolve) => before.push(resolve));
  }

  release(subject: string): void {
    const next = this.waiting.get(subject)?.shift();
    if (next) next();
    else this.waiting.delete(subject);
  }
}

/** One tab's pending submissions without a browser; a closed one does nothing more and lets go of what it holds. */
export class MemorySubmissions extends PendingSubmissions {
  private isClosed = false;
  private readonly held = new Set<string>();

  constructor(readonly device = new SubmissionsDevice()) {
    super();
  }

  async hold<T>({ userId, kind, name = '' }: SubmissionSubject, work: (entry: PendingEntry) => Promise<T>): Promise<T> {
    const subject = [userId, kind, name].join(' ');
    await this.device.take(subject);
    if (this.isClosed) {
      this.device.release(subject);
      return new Promise<T>(() => undefined);
    }
    this.held.add(subject);
    try {
      return await work(this.entryOf(subject));
    } finally {
      if (this.held.delete(subject)) this.device.release(subject);
    }
  }

  newKey(): IdempotencyKey {
    return this.device.newKey();
  }

  close(): void {
    this.isClosed = true;
    for (const subject of this.held) this.device.release(subject);
    this.held.clear();
  }

  private entryOf(subject: string): PendingEntry {
    const { entries } = this.device;
    return {
      read: () => entries.get(subject),
      write: (pending) => {
        if (!this.isClosed) entries.set(subject, pending);
      },
      remove: () => {
        if (!this.isClosed) entries.delete(subject);
      },
    };
  }
}

/** Returns a use case that sends once, on a device of its own, with the clock that its lookups wait by. */
export function submitOnceInMemory(device = new SubmissionsDevice()): { once: SubmitOnce; clock: TestClock } {
  const clock = new TestClock();
  return { once: new SubmitOnce(new MemorySubmissions(device), { clock, epoch: new SessionEpoch() }), clock };
}
