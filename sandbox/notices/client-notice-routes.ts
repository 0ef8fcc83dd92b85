import type { CodedTexts } from '../../contract/rest/notices/notices';
import type { Language } from '../../domain/language';
import type { CallGroup } from '../wire/serve';
import { findAnnouncements } from './find-announcements';
import { findMessage } from './find-message';
import { findPromotions } from './find-promotions';
import { findTips } from './find-tips';

/**
 * Serves the notices of clients by REST [API-29, API-31, API-32, API-34, API-36, API-68..70], and of visitors the news
 * [API-30].
 */
export const clientContentRoutes: CallGroup = (serve, context) => {
  const linesOf = async (type: string, language: Language): Promise<CodedTexts> => {
    const message = await findMessage(context, type, language);
    return message?.enable ? message.values : [];
  };

  serve('announcement', ({ language }) => findAnnouncements(context, language));
  serve('coolKnowledge', () => findTips(context, 'clients'));
  serve('smartTip', async () => (await findTips(context, 'clients')).slice(0, 1));
  serve('maintenanceNotice', ({ language }) => findMessage(context, 'MAINTENANCE', language));
  serve('typhoonNotice', ({ language }) => findMessage(context, 'TYPHOON', language));
  serve('promotions', ({ language }) => findPromotions(context, language, 'clients'));
  serve('preLoginNews', ({ language }) => linesOf('PRELOGIN_NEWS', language));
  serve('footerDisclaimer', ({ language }) => linesOf('DISCLAIMER', language));
  serve('clientPromotions', ({ language }) => linesOf('SIDE_BAR_PROMOTION', language));
};
