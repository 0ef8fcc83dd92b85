import { ApiError } from '../wire/api-error';
import { retryAfter } from '../wire/responses/failure-answers';

/** The numbers of calls that a process has under way at once. */
type Bounds = {
  /** Once there are so many, no further read is taken: what has begun ends sooner, and orders have room. */
  readonly reads: number;
  /** Once there are so many, nothing is. */
  readonly all: number;
  /** The reads of one client that are answered at a time; the others wait for their turn. */
  readonly turns: number;
  /** The reads of one client that may wait. */
  readonly waiting: number;
};

const usual: Bounds = { reads: 200, all: 1_000, turns: 8, waiting: 60 };

/** The seconds after which a client whose own reads are too many may ask again. */
const retryOwnAfter = 1;

/** A call at the door. */
type Arrival = {
  /** True if it changes nothing. */
  readonly isRead: boolean;
  /** The session's cookie; undefined for a caller without one. */
  readonly client: string | undefined;
};

type Turns = { active: number; readonly waiting: (() => void)[] };

/** The calls that a process has under way: it refuses those for which there is no room, and lets one client's reads keep nobody else waiting [R8]. */
export class Admission {
  private underWay = 0;
  private readonly turnsOf = new Map<string, Turns>();

  constructor(private readonly bounds: Bounds = usual) {}

  /** Lets a call in once it is its turn, and returns the way out, which may be taken more than once; refuses it where there is no room. */
  async enter({ isRead, client }: Arrival): Promise<() => void> {
    if (this.underWay >= (isRead ? this.bounds.reads : this.bounds.all)) throw new ApiError(503, ['BUSY'], retryAfter);
    if (!isRead || client === undefined) return this.count();
    const turns = this.turnsOf.get(client) ?? { active: 0, waiting: [] };
    this.turnsOf.set(client, turns);
    if (turns.waiting.length >= this.bounds.waiting) throw new ApiError(429, ['TOO_MANY_REQUESTS'], retryOwnAfter);
    const leave = await this.turn(turns);
    return once(() => {
      leave();
      this.passOn(client, turns);
    });
  }

  /** Waits for a client's turn; a read that waits takes no room from others. */
  private turn(turns: Turns): Promise<() => void> {
    if (turns.active >= this.bounds.turns)
      return new Promise((resolve) => turns.waiting.push(() => resolve(this.count())));
    turns.active += 1;
    return Promise.resolve(this.count());
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
