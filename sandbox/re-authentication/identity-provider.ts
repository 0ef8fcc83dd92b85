import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { basePath, regionDefaults } from '../../config/regions';
import { featureFlags } from '../../config/feature-flags';
import { authProviders, parseAuthProvider } from '../../domain/credentials/login/auth-provider';
import type { ReAuthAction } from '../../domain/credentials/login/re-authentication';
import { normaliseLoginName } from '../../domain/credentials/login/login-name';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { secretPolicy } from '../../domain/credentials/secrets/secret-policy';
import { readPresentSecret } from '../../domain/credentials/secrets/typed-secret';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { languages, languageTag } from '../../domain/language';
import { findSession } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { readSessionCookie } from '../context/session-cookie';
import { digest, freshToken } from '../context/tokens';
import { identityAssertions, reAuthentications } from '../database/schema/re-authentications';
import { escapeHtml, page } from '../pages/page';
import { portalHeader } from '../pages/portal-header';
import { sendPage } from '../pages/send-page';
import { isUsable } from '../sessions/basic-credentials';
import { findClient } from '../sessions/find-client';
import { attemptUnderName } from '../sessions/login-attempt';
import { ApiError } from '../wire/api-error';
import type { RouteGroup } from '../wire/route-group';
import { requireSameOrigin } from '../wire/same-origin';
import { verifySecret } from './verify-secret';
import { chooseProvider } from './choose-provider';
import { lockStepUpRequest } from './step-up-request';

const nonce = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const asked = z.object({ nonce, locale: z.optional(z.string()) });
const given = z.object({ nonce, provider: z.enum(authProviders), username: z.string(), password: z.string() });

/** Where a provider sends a client back to [OPEN-13]. */
const callback = (result: string, of: string): string =>
  `${basePath}/re-auth-callback?${new URLSearchParams({ result, nonce: of }).toString()}`;

const isOffered = ({ region, configuration: { environment } }: ServerContext): boolean =>
  featureFlags(region, environment).RE_AUTH;

/** Sends a client who began a re-authentication in this browser on to the provider's page, anybody else back; it changes nothing [API-23, REAUTH-05]. */
export const providerEntry: RouteGroup = (app, context) => {
  if (!isOffered(context)) return;
  const { region, database, clock } = context;
  app.get<{ Params: { provider: string } }>('/auth/:provider/re-auth', async (request, reply) => {
    const provider = parseAuthProvider(request.params.provider.toUpperCase());
    const { data: query } = asked.safeParse(request.query);
    if (provider === undefined || query === undefined) throw new ApiError(404, ['NOT_FOUND']);
    const cookie = readSessionCookie(request, region);
    const now = clock.now();
    // A page that is opened bears no check token: what it leads to needs it again.
    const session = cookie === undefined ? undefined : await findSession(database, { region, cookie, now });
    const isHere = provider !== 'LOCAL' && provider === chooseProvider(context) && session?.state === 'open';
    const waiting = isHere
      ? await database.transaction((transaction) =>
          lockStepUpRequest(transaction, { session, nonce: query.nonce, providers: [provider], now }),
        )
      : undefined;
    if (waiting === undefined || waiting instanceof ApiError) return reply.redirect(callback('failed', query.nonce));
    const parameters = new URLSearchParams({ provider, nonce: query.nonce, locale: query.locale ?? '' });
    return reply.redirect(`/sandbox/identity-provider?${parameters.toString()}`);
  });
};

/** Stands in for the identity provider, in development and test: says what is confirmed, asks who it is, and sends the answer back as a code that counts once. */
export const identityProvider: RouteGroup = (app, context) => {
  if (!isOffered(context) || context.configuration.environment === 'production') return;
  const { region, database, clock, configuration } = context;
  const limit = configuration.logonsPerMinute;
  const rateLimit = limit === undefined ? (false as const) : { max: limit, timeWindow: 60_000 };

  app.get('/sandbox/identity-provider', async (request, reply) => {
    const query = z.extend(asked, { provider: z.enum(authProviders) }).safeParse(request.query);
    if (!query.success) throw new ApiError(404, ['NOT_FOUND']);
    const language = parseOneOf(languages, query.data.locale) ?? regionDefaults[region].fallbackLanguage;
    const words = language === 'en_US' ? english : chinese;
    const [waiting] = await database
      .select({ action: reAuthentications.action })
      .from(reAuthentications)
      .where(eq(reAuthentications.nonce, query.data.nonce));
    const options = {
      language: languageTag(language, 'html'),
      scripts: ['/sandbox-pages/identity-provider.js'],
      before: portalHeader(language),
    };
    const form = formOf({ ...query.data, action: waiting?.action }, words);
    return sendPage(reply, page(`${words.title} (${query.data.provider})`, form, options));
  });

  app.post('/sandbox/identity-provider', { config: { rateLimit } }, async (request) => {
    requireSameOrigin(request);
    const body = given.safeParse(request.body);
    if (!body.success) throw new ApiError(400, ['BAD_REQUEST']);
    const { username, password, provider, nonce: of } = body.data;
    if (!isUsable({ name: username, secret: password })) throw new ApiError(400, ['LOG0003']);
    const typed = normaliseLoginName(region, username);
    const client = await findClient(database, region, typed);
    const secret = readPresentSecret(secretPolicy(region, 'login'), password);
    if (!secret.ok) throw new ApiError(403, [stepUpErrorCodes.credential]);
    const tried = { attempted: attemptUnderName(region, typed, client), client, secret: secret.value };
    const code = freshToken();
    await verifySecret(context, tried, async (transaction, { id: clientId }) => {
      const assertion = { codeHash: digest(code), nonce: of, provider, clientId, madeAt: clock.now() };
      await transaction.insert(identityAssertions).values(assertion);
    });
    return { to: callback(code, of) };
  });
};

type Words = Readonly<
  Record<'title' | 'intro' | 'about' | 'nothingYet' | 'name' | 'secret' | 'confirm' | 'cancel', string>
> & {
  readonly wrong: string;
  readonly actions: Readonly<Record<ReAuthAction, string>>;
};

const english: Words = {
  title: 'Identity provider',
  about: 'You confirm:',
  actions: {
    RED: 'Sell units',
    SUB: 'Buy a fund',
    SWC: 'Switch funds',
    E_SCHEDULE: 'Change a monthly plan',
    CANCEL_ORDER: 'Cancel an order',
    addVcaTransaction: 'Move money of the Cash Account',
  },
  nothingYet: 'Nothing happens until you confirm and the portal has your confirmation.',
  intro: 'A stand-in: in real use the asset manager’s identity provider asks who you are.',
  name: 'Username or MasterAccount number',
  secret: 'PIN or password',
  confirm: 'Confirm',
  cancel: 'Go back without confirming',
  wrong: 'That was not right. Please try again.',
};

const chinese: Words = {
  title: '身份認證服務',
  about: '您正確認：',
  actions: {
    RED: '贖回基金',
    SUB: '認購基金',
    SWC: '轉換基金',
    E_SCHEDULE: '更改月供計劃',
    CANCEL_ORDER: '取消交易指示',
    addVcaTransaction: '現金戶口轉賬',
  },
  nothingYet: '在您確認及網站收到確認之前，不會執行任何指示。',
  intro: '此頁為示範用途，正式環境將由資產管理公司的身份認證服務確認您的身分。',
  name: '用戶名稱或綜合戶口號碼',
  secret: '個人密碼',
  confirm: '確認',
  cancel: '不確認，返回剛才的網頁',
  wrong: '資料不正確，請再試一次。',
};

type ProviderForm = {
  readonly nonce: string;
  readonly provider: string;
  /** The action that waits for the proof; undefined where none does. */
  readonly action: ReAuthAction | undefined;
};

function formOf(query: ProviderForm, words: Words): string {
  const field = (name: string, label: string, type: string, complete: string): string =>
    `<p><label>${escapeHtml(label)}<br><input name="${name}" type="${type}" autocomplete="${complete}" required></label></p>`;
  const hidden = (name: string, value: string): string =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const subject =
    query.action === undefined
      ? ''
      : `<p>${escapeHtml(words.about)} <strong>${escapeHtml(words.actions[query.action])}</strong></p>
<p>${escapeHtml(words.nothingYet)}</p>
`;
  return `${subject}<p>${escapeHtml(words.intro)}</p>
<form data-provider data-wrong="${escapeHtml(words.wrong)}">
${hidden('nonce', query.nonce)}${hidden('provider', query.provider)}
${field('username', words.name, 'text', 'username')}
${field('password', words.secret, 'password', 'current-password')}
<p><button>${escapeHtml(words.confirm)}</button>
<a href="${escapeHtml(callback('cancelled', query.nonce))}">${escapeHtml(words.cancel)}</a></p>
<p role="alert"></p>
</form>`;
}
