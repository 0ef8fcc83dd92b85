import { asc, eq } from 'drizzle-orm';
import type { TipList } from '../../adapters/rest/contract/tips';
import { tips } from '../database/schema/content';
import type { RouteGroup } from '../server/app';
import { findPromotions } from './find-promotions';
import { languageOf } from './localised';

/** What is shown before login, to everyone [API-33, API-35, AUTH-12]. */
export const contentRoutes: RouteGroup = (app, surroundings) => {
  const { region, database } = surroundings;

  app.get('/preLoginCoolKnowledge', async (): Promise<TipList> => {
    const rows = await database.select().from(tips).where(eq(tips.region, region)).orderBy(asc(tips.position));
    return rows.map(({ position, locales }) => ({ position, locales }));
  });

  if (region === 'HK')
    app.get('/preLoginPromotions', (request) => findPromotions(surroundings, languageOf(request, region)));
};
