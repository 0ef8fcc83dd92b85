import { groupBy } from '../../domain/kernel/group-by';
import { isAway } from '../database/connection/is-unavailable';

const namedAtMost = 20;

/** Some of what a round was to do, left to the next one since it failed; everything else was done. */
export class LeftToNextRound extends Error {
  override readonly name = 'LeftToNextRound';

  /** The names of those whose things were left, and why the first of them were. */
  constructor(owners: readonly string[], cause: unknown) {
    const named = owners.slice(0, namedAtMost).join(', ');
    super(`left to the next round: ${named}${owners.length > namedAtMost ? ' and others' : ''}`, { cause });
  }
}

/** The terms of a work of a round: it goes on until the process is being stopped, and leaves whom the works before it have left. */
export type Round = { readonly stopping?: AbortSignal | undefined; readonly clients?: OneByOne };

/**
 * The items of a round, each done by itself: one that fails is left to the next round, and with it whatever comes later of the
 * same owner, so that nobody's things are done out of turn; everybody else's are done. What fails since nothing can be done at
 * all, such as a database that is away, ends the round.
 */
export class OneByOne {
  private readonly left = new Map<string, unknown>();

  /** True once something of an owner's was left. */
  isLeft(owner: string): boolean {
    return this.left.has(owner);
  }

  /** Leaves what is to come of an owner to the next round. */
  leave(owner: string, problem: unknown): void {
    if (!this.isLeft(owner)) this.left.set(owner, problem);
  }

  /** Does something of an owner's; returns false where it is left. */
  async attempt(owner: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.isLeft(owner)) return false;
    try {
      await work();
      return true;
    } catch (problem) {
      if (isAway(problem)) throw problem;
      this.leave(owner, problem);
      return false;
    }
  }

  /** Does some items at once, and where that fails those of each owner; returns false where any are left. */
  async together<T>(
    items: readonly T[],
    ownerOf: (item: T) => string,
    work: (items: readonly T[]) => Promise<unknown>,
  ): Promise<boolean> {
    const free = items.filter((item) => !this.isLeft(ownerOf(item)));
    const isAll = free.length === items.length;
    if (free.length === 0) return isAll;
    try {
      await work(free);
      return isAll;
    } catch (problem) {
      if (isAway(problem)) throw problem;
    }
    let isDone = isAll;
    for (const [owner, own] of groupBy(free, ownerOf)) isDone = (await this.attempt(owner, () => work(own))) && isDone;
    return isDone;
  }

  /** Throws where anything was left, so that the round is logged and counted as failed. */
  finish(): void {
    if (this.left.size === 0) return;
    const [firstCause] = this.left.values();
    throw new LeftToNextRound([...this.left.keys()], firstCause);
  }
}
