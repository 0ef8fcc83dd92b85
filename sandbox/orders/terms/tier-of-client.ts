import { eq, sql } from 'drizzle-orm';
import { type MembershipTier, toMembershipTier } from '../../../domain/tiers/membership-tier';
import { tierMeasuringDay } from '../../../domain/tiers/tier-measuring-day';
import type { ServerContext } from '../../context/server-context';
import { oncePerDatabase } from '../../database/once-per-database';
import { clients } from '../../database/schema/clients';
import { worthHeld } from '../../portfolio/worth-held';

const tierInBooks = oncePerDatabase((database) =>
  database
    .select({ name: clients.membershipTier })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('tier_in_books'),
);

/** A client's tier as the screens are told of it: the name in the books, and what is held on the day that counts [TIER-02, TIER-15, TIER-35]. */
export async function tierOfClient(
  world: Pick<ServerContext, 'region' | 'database'>,
  { clientId, day }: { readonly clientId: string; readonly day: string },
): Promise<MembershipTier> {
  const { region, database } = world;
  const [client] = await tierInBooks(database).execute({ clientId });
  return toMembershipTier(region, {
    holdingAmount: await worthHeld(world, { clientId, day: tierMeasuringDay(region, day) }),
    membershipTier: client?.name ?? undefined,
  });
}
