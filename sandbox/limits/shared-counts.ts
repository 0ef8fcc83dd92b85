import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { ServerContext } from '../context/server-context';
import { digest } from '../context/tokens';
import type { Database } from '../database/database';
import { removePart } from '../database/in-parts';
import { addressCounts } from '../database/schema/address-counts';

type Counting = Pick<ServerContext, 'database' | 'region'>;

/** A count waits no longer for the database than this, in milliseconds: whoever logs in waits for it again afterwards. */
const answeredWithin = 1_000;

type Limit = { readonly name: string; readonly max: number; readonly milliseconds: number };

/**
 * Counts what addresses ask for over all processes that share a database. While that is away or slow, each process counts
 * for itself, so nothing is let in without a count and nothing is refused that was allowed; an address that is over its
 * limit is refused from memory, and costs the database nothing more.
 */
export function sharedCounts(counting: Counting): FastifyRateLimitStoreCtor {
  return class extends RouteCounts {
    constructor() {
      super(counting, { name: '', max: 1, milliseconds: 1_000 });
    }
  };
}

/** The counts of one route. */
class RouteCounts implements FastifyRateLimitStore {
  private readonly limiter: RLWrapperTimeouts;

  constructor(
    private readonly counting: Counting,
    private readonly limit: Limit,
  ) {
    const { name, max, milliseconds } = limit;
    const limits = { keyPrefix: `${counting.region} ${name}`, points: max, duration: milliseconds / 1_000 };
    this.limiter = new RLWrapperTimeouts({
      timeoutMs: answeredWithin,
      limiter: new RateLimiterDrizzle({
        ...limits,
        storeClient: counting.database,
        schema: addressCounts,
        inMemoryBlockOnConsumed: max + 1,
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory(limits),
      }),
    });
  }

  incr(address: string, tell: Parameters<FastifyRateLimitStore['incr']>[1]): void {
    // No address lies in the database as it is.
    this.limiter.consume(digest(address)).then(
      ({ consumedPoints, msBeforeNext }) => tell(null, { current: consumedPoints, ttl: msBeforeNext }),
      (problem: unknown) => {
        if (problem instanceof RateLimiterRes) tell(null, { current: this.limit.max + 1, ttl: problem.msBeforeNext });
        else tell(problem instanceof Error ? problem : new Error(String(problem)));
      },
    );
  }

  child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
    return new RouteCounts(this.counting, limitOf(route));
  }
}

/** The limit of a route: as the package hands it over, its settings merged with what it knows of the route. */
function limitOf(route: object): Limit {
  const { max, timeWindow, routeInfo } = { max: 0, timeWindow: 0, routeInfo: {}, ...route };
  const { method, url } = { method: '', url: '', ...routeInfo };
  if (max < 1 || timeWindow < 1) throw new Error(`the limit of ${method} ${url} is no number`);
  return { name: `${method} ${url}`, max, milliseconds: timeWindow };
}

/** Removes some of the counts whose time is over; returns how many. */
export function sweepAddressCounts(database: Database, now: Date): Promise<number> {
  return removePart(database, addressCounts, lt(addressCounts.expire, now));
}
