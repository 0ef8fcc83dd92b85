import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PromotionListAnswer } from '../../contract/rest/visitors/promotions';
import type { Language } from '../../domain/language';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import { promotions } from '../database/schema/content';

/** The region's promotions for visitors or for clients, each with its XML document in a language [API-35, API-36, MSG-08]. */
export async function findPromotions(
  { database, region }: ServerContext,
  language: Language,
  audience: 'visitors' | 'clients',
): Promise<PromotionListAnswer> {
  const rows = await database
    .select()
    .from(promotions)
    .where(and(eq(promotions.region, region), inArray(promotions.audience, [audience, 'everyone'])))
    .orderBy(asc(promotions.code));
  return rows.map(({ code, isHero, isSticky, isNewClient, documents }) => ({
    code,
    isHero,
    isSticky,
    isNewClientPromo: isNewClient,
    data: localised(documents, language) ?? '',
  }));
}
