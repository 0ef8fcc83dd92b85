import type { TipList } from '../../adapters/rest/contract/tips';
import type { RouteGroup } from '../server/app';
import { findPromotions } from './find-promotions';
import { findTips } from './find-tips';
import { languageOf } from './localised';

/** What is shown before login, to everyone [API-33, API-35, AUTH-12]. */
export const contentRoutes: RouteGroup = (app, surroundings) => {
  const { region } = surroundings;

  app.get('/preLoginCoolKnowledge', (): Promise<TipList> => findTips(surroundings, 'visitors'));

  if (region === 'HK')
    app.get('/preLoginPromotions', (request) => findPromotions(surroundings, languageOf(request, region), 'visitors'));
};
