import { type ExternalPage, externalPageNames } from '../../config/external-pages';
import { basePath, regionDefaults } from '../../config/regions';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { type Language, languages, languageTag } from '../../domain/language';
import type { Region } from '../../domain/region';
import { ApiError } from '../wire/api-error';
import type { RouteGroup } from '../wire/route-group';
import { externalPageTitles } from './external-page-titles';
import { escapeHtml, page } from './page';
import { portalHeader } from './portal-header';
import { sendPage } from './send-page';

/** Where the sandbox's stand-in for a page outside the portal is. */
export const externalPageAddress = (name: ExternalPage, language: Language): string =>
  `/accountOpening/pages/${name}?lang=${language}`;

/** The addresses of every outside page in a region's languages, for the portal's configuration [OPEN-15]. */
export function externalPageAddresses(region: Region) {
  return Object.fromEntries(
    externalPageNames.map((name) => [
      name,
      Object.fromEntries(
        regionDefaults[region].languages.map((language) => [language, externalPageAddress(name, language)]),
      ),
    ]),
  );
}

/** Stands in for the pages outside the portal [LINK-39..50]. */
export const externalPages: RouteGroup = (app, { region }) => {
  app.get<{ Params: { name: string }; Querystring: { lang?: unknown } }>(
    '/accountOpening/pages/:name',
    (request, reply) => {
      const name = parseOneOf(externalPageNames, request.params.name);
      if (name === undefined) throw new ApiError(404, ['NOT_FOUND']);
      const asked = request.query.lang;
      const language = parseOneOf(languages, asked) ?? regionDefaults[region].fallbackLanguage;
      const chinese = language !== 'en_US';
      const words = chinese
        ? { text: '此頁為示範用途，正式環境將連至資產管理公司的網頁。', back: '返回入口網站' }
        : {
            text: 'A stand-in: in real use this link leads to a page of the asset manager.',
            back: 'Back to the portal',
          };
      const body = `<p>${escapeHtml(words.text)}</p>\n<p><a href="${basePath}/">${escapeHtml(words.back)}</a></p>`;
      const title = externalPageTitles[name][chinese ? 'zh' : 'en'];
      return sendPage(
        reply,
        page(title, body, { language: languageTag(language, 'html'), before: portalHeader(language) }),
      );
    },
  );
};
