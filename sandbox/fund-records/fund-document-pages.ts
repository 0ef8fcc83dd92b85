import { and, eq } from 'drizzle-orm';
import { basePath, regionDefaults } from '../../config/regions';
import { type FundDocumentKind, parseFundDocumentKind } from '../../domain/funds/fund-details';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { type Language, languages, languageTag } from '../../domain/language';
import { localised } from '../context/language';
import { fundDocuments, fundFacts } from '../database/schema/fund-records';
import { funds } from '../database/schema/funds';
import { escapeHtml, page } from '../pages/page';
import { sendPage } from '../pages/send-page';
import { ApiError } from '../wire/api-error';
import type { RouteGroup } from '../wire/route-group';
import { fundDocumentTitles, fundDocumentTexts } from './fund-document-texts';

const folder = '/accountOpening/fundDocuments';

/** Where the sandbox's stand-in for a fund's paper is. */
export const fundDocumentAddress = ({
  fundId,
  kind,
  language,
}: {
  readonly fundId: number;
  readonly kind: FundDocumentKind;
  readonly language: Language;
}): string => `${folder}/${String(fundId)}/${kind}?lang=${language}`;

type DocumentRoute = {
  readonly Params: { readonly fundId: string; readonly kind: string };
  readonly Querystring: { readonly lang?: unknown };
};

/** Stands in for the papers of the fictional funds [FUND-16]. */
export const fundDocumentPages: RouteGroup = (app, { region, database }) => {
  app.get<DocumentRoute>(`${folder}/:fundId/:kind`, async (request, reply) => {
    const kind = parseFundDocumentKind(request.params.kind);
    if (kind === undefined || !/^\d{1,9}$/.test(request.params.fundId)) throw new ApiError(404, ['NOT_FOUND']);
    const [found] = await database
      .select({ names: funds.names, date: fundDocuments.date, house: fundFacts.house, objective: fundFacts.objective })
      .from(fundDocuments)
      .innerJoin(funds, and(eq(funds.id, fundDocuments.fundId), eq(funds.region, region)))
      .leftJoin(fundFacts, eq(fundFacts.fundId, funds.id))
      .where(and(eq(fundDocuments.fundId, Number(request.params.fundId)), eq(fundDocuments.kind, kind)));
    if (found === undefined) throw new ApiError(404, ['NOT_FOUND']);
    const language = parseOneOf(languages, request.query.lang) ?? regionDefaults[region].fallbackLanguage;
    const words = fundDocumentTexts[language];
    const texts = [found.names, found.house ?? {}, found.objective ?? {}].map((each) => localised(each, language));
    const lines = [...texts, `${words.date} ${found.date}`, words.standIn].filter((line) => line !== undefined);
    const body = `${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="${basePath}/">${escapeHtml(words.back)}</a></p>`;
    const title = fundDocumentTitles[kind][language];
    return sendPage(reply, page(title, body, { language: languageTag(language, 'html') }));
  });
};
