import { bankAccountRequest, type BankAccountRequestBody } from '../../contract/rest/account/bank-account-change';
import { sendSession } from '../context/send-session';
import { openDocuments } from '../documents/open-documents';
import { readUpload } from '../documents/read-upload';
import { receiveUploads, withStore } from '../documents/receive-uploads';
import { ApiError } from '../wire/api-error';
import { requireWithinBounds } from '../wire/request-bounds';
import type { RouteGroup } from '../wire/route-group';
import { serveOn } from '../wire/serve';
import { cancelBankAccountChange } from './end-bank-account-changes';
import { loadOwnBankAccounts } from './own-bank-accounts';
import { requestBankAccount } from './request-bank-account';

/** The greatest length of the field with the request, bytes. */
const requestAtMost = 4_000;

/** Serves the requests of clients for other bank accounts [R14]. */
export const bankAccountChangeRoutes: RouteGroup = (app, context) => {
  const documents = openDocuments(context.configuration);
  const serve = serveOn(app, context);

  serve('bankAccountChanges', ({ clientId, language }) => loadOwnBankAccounts(context, { clientId, language }));

  serve('cancelBankAccount', async ({ clientId, body, language }) => {
    await cancelBankAccountChange(context, { clientId, id: body.id });
    return loadOwnBankAccounts(context, { clientId, language });
  });

  receiveUploads(app, context, requestAtMost, (serveUpload, options) => {
    serveUpload(
      'requestBankAccount',
      async ({ request, reply, session, clientId, language }) => {
        const { text, upload } = await readUpload(request, 'request');
        const input = { request: readRequest(text), upload };
        const renewed = await withStore(request, () => requestBankAccount({ ...context, documents }, session, input));
        sendSession(reply, context.region, renewed);
        return loadOwnBankAccounts(context, { clientId, language });
      },
      options,
    );
  });
};

/** Reads the JSON of a request; anything else is refused as any body would be. */
function readRequest(text: string): BankAccountRequestBody {
  const value = parseJson(text);
  requireWithinBounds(value);
  const parsed = bankAccountRequest.safeParse(value);
  if (!parsed.success) throw new ApiError(400, ['BAD_REQUEST']);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, ['BAD_REQUEST']);
  }
}
