import type { CallGroup } from '../wire/serve';
import { findPromotions } from './find-promotions';
import { findTips } from './find-tips';

/** Serves the notices before sign-in, for everyone [API-33, API-35, AUTH-12]. */
export const contentRoutes: CallGroup = (serve, context) => {
  serve('preLoginCoolKnowledge', () => findTips(context, 'visitors'));
  serve('preLoginPromotions', ({ language }) => findPromotions(context, language, 'visitors'));
};
