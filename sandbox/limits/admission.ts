import { ApiError } from '../wire/api-error';
import { retryAfter } from '../wire/responses/failure-answers';

/** The numbers of calls that a process has under way at once. */
type Bounds = {
  /** Once there are so many, no further read is taken: what has begun ends sooner, and orders have room. */
  readonly reads: number;
  /** Once there are so many, and the process is late, no further read is taken: one pause of a process that has little to do is no overload. */
  readonly busy: number;
  /** Once there are so many, nothing is. */
  readonly all: number;
  /** The reads of one client that are answered at a time; the others wait for their turn. */
  readonly turns: number;
  /** The reads of one client that may wait. */
  readonly waiting: number;
  /** Once so many reads of one address are under way, no further one of it is taken, whatever clients they say they are of. */
  readonly address: number;
};

const usual: Bounds = { reads: 200, busy: 50, all: 1_000, turns: 8, waiting: 60, address: 100 };

/** Why a call isn't taken: the process is full, too slow, or full of calls of the same address; or a client asks too much. */
export const shedReasons = ['full', 'slow', 'address', 'client'] as const;

type ShedReason = (typeof shedReasons)[number];

/** The seconds after which a client whose own reads are too many may ask again. */
const retryOwnAfter = 1;

/** A call at the door. */
type Arrival = {
  /** True if it changes nothing. */
  readonly isRead: boolean;
  /** The session's cookie; undefined for a caller without one. */
  readonly client: string | undefined;
  readonly address: string;
};

type Turns = { active: number; readonly waiting: (() => void)[] };

/** The calls that a process has under way: it refuses those for which there is no room, and lets one client's reads keep nobody else waiting [R8]. */
export class Admission {
  private underWay = 0;
  private readonly turnsOf = new Map<string, Turns>();
  private readonly readsOf = new Map<string, number>();
  private readonly shed: Record<ShedReason, number> = { full: 0, slow: 0, address: 0, client: 0 };

  /** With the bounds to keep to, and what says that the process is too slow to take further reads. */
  constructor(
    private readonly bounds: Bounds = usual,
    private readonly isSlow: () => boolean = () => false,
  ) {}

  /** The calls that are under way now, and those that weren't taken since the beginning, by reason. */
  figures(): { readonly underWay: number; readonly shed: Readonly<Record<ShedReason, number>> } {
    return { underWay: this.underWay, shed: { ...this.shed } };
  }

  /** Lets a call in once it is its turn, and returns the way out, which may be taken more than once; refuses it where there is no room. */
  async enter({ isRead, client, address }: Arrival): Promise<() => void> {
    const full = this.whyFull({ isRead, address });
    if (full) throw this.refusal(full);
    if (!isRead) return this.count();
    const read = (): (() => void) => this.countRead(address);
    if (client === undefined) return read();
    const turns = this.turnsOf.get(client) ?? { active: 0, waiting: [] };
    if (turns.waiting.length >= this.bounds.waiting) throw this.refusal('client');
    this.turnsOf.set(client, turns);
    const leave = await this.turn(turns, read);
    return once(() => {
      leave();
      this.passOn(client, turns);
    });
  }

  /** Returns why there is no room for a call; undefined where there is. */
  private whyFull({ isRead, address }: Omit<Arrival, 'client'>): ShedReason | undefined {
    if (this.underWay >= (isRead ? this.bounds.reads : this.bounds.all)) return 'full';
    if (!isRead) return undefined;
    if ((this.readsOf.get(address) ?? 0) >= this.bounds.address) return 'address';
    return this.underWay >= this.bounds.busy && this.isSlow() ? 'slow' : undefined;
  }

  private refusal(reason: ShedReason): ApiError {
    this.shed[reason] += 1;
    return reason === 'client'
      ? new ApiError(429, ['TOO_MANY_REQUESTS'], retryOwnAfter)
      : new ApiError(503, ['BUSY'], retryAfter);
  }

  /** Waits for a client's turn; a read that waits takes no room from others. */
  private turn(turns: Turns, read: () => () => void): Promise<() => void> {
    if (turns.active >= this.bounds.turns) return new Promise((resolve) => turns.waiting.push(() => resolve(read())));
    turns.active += 1;
    return Promise.resolve(read());
  }

  private countRead(address: string): () => void {
    this.readsOf.set(address, (this.readsOf.get(address) ?? 0) + 1);
    const leave = this.count();
    return once(() => {
      leave();
      const left = (this.readsOf.get(address) ?? 1) - 1;
      if (left === 0) this.readsOf.delete(address);
      else this.readsOf.set(address, left);
    });
  }

  private count(): () => void {
    this.underWay += 1;
    return once(() => {
      this.underWay -= 1;
    });
  }

  /** Gives a turn to the client's read that has waited longest. */
  private passOn(client: string, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) return next();
    turns.active -= 1;
    if (turns.active === 0) this.turnsOf.delete(client);
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
