import type { FastifyRequest } from 'fastify';
import type { AnnouncementList, CodedTexts, NoticeAnswer } from '../../adapters/rest/contract/notices';
import type { TipList } from '../../adapters/rest/contract/tips';
import type { Language } from '../../domain/language';
import type { RouteGroup, Surroundings } from '../server/app';
import { currentSession, requireSession } from '../sessions/current-session';
import { findAnnouncements } from './find-announcements';
import { findMessage } from './find-message';
import { findPromotions } from './find-promotions';
import { findTips } from './find-tips';
import { languageOf } from './localised';

/** What is told to clients by REST [API-29, API-31, API-32, API-34, API-36, API-68..70], and to visitors the news [API-30]. */
export const clientContentRoutes: RouteGroup = (app, surroundings) => {
  const { region } = surroundings;
  const language = (request: FastifyRequest) => languageOf(request, region);
  const forClients =
    <T>(find: (language: Language) => Promise<T>) =>
    async (request: FastifyRequest): Promise<T> => {
      await requireSession(request, surroundings);
      return find(language(request));
    };

  app.get(
    '/announcement',
    forClients((asked): Promise<AnnouncementList> => findAnnouncements(surroundings, asked)),
  );
  app.get(
    '/coolKnowledge',
    forClients((): Promise<TipList> => findTips(surroundings, 'clients')),
  );
  app.get('/maintenanceNotice', (request): Promise<NoticeAnswer> =>
    findMessage(surroundings, 'MAINTENANCE', language(request)),
  );

  // One address for two calls [CONFLICT-63]: a client of Hong Kong is given her promotions, everyone else the news.
  app.get('/promotions', async (request) =>
    region === 'HK' && (await currentSession(request, surroundings))?.state === 'open'
      ? findPromotions(surroundings, language(request), 'clients')
      : linesOf(surroundings, 'PRELOGIN_NEWS', language(request)),
  );

  if (region === 'TW') {
    app.get(
      '/footerDisclaimer',
      forClients((asked) => linesOf(surroundings, 'DISCLAIMER', asked)),
    );
    return;
  }
  app.get(
    '/clientPromotions',
    forClients((asked) => linesOf(surroundings, 'SIDE_BAR_PROMOTION', asked)),
  );
  app.get(
    '/smartTip',
    forClients(async (): Promise<TipList> => (await findTips(surroundings, 'clients')).slice(0, 1)),
  );
  app.get('/typhoonNotice', (request): Promise<NoticeAnswer> =>
    findMessage(surroundings, 'TYPHOON', language(request)),
  );
};

async function linesOf(surroundings: Surroundings, type: string, language: Language): Promise<CodedTexts> {
  const message = await findMessage(surroundings, type, language);
  return message?.enable ? message.values : [];
}
