import { requestLanguage } from '../context/language';
import { externalPageAddress } from '../pages/external-pages';
import { ApiError } from '../wire/api-error';
import type { RouteGroup } from '../wire/route-group';

const isin = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** Leads to the asset manager's page of a product; a link that a browser follows, so no script's header comes with it [API-49, FUND-25]. */
export const productPageRoute: RouteGroup = (app, { region }) => {
  app.get<{ Params: { isinCode: string } }>('/fund/aemProductPage/:isinCode', (request, reply) => {
    const { isinCode } = request.params;
    if (!isin.test(isinCode)) throw new ApiError(404, ['NOT_FOUND']);
    return reply.redirect(
      `${externalPageAddress('offerDocuments', requestLanguage(request, region))}&isin=${isinCode}`,
    );
  });
};
