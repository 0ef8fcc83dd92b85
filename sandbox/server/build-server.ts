import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { regionDefaults } from '../../config/regions';
import { bankAccountChangeRoutes } from '../bank-account-changes/bank-account-change-routes';
import { bankAccountRoutes } from '../banking/bank-account-routes';
import { directDebitRoutes } from '../orders/direct-debit-routes';
import { accountInfoRoute } from '../clients/account-info-route';
import { pageFlowRoute } from '../clients/page-flow-route';
import { settingRoutes } from '../clients/setting-routes';
import { communicationRoutes } from '../communication/communication-routes';
import { contactRoutes } from '../contacts/contact-routes';
import { createLogger, logFieldsOf } from '../context/logging/logger';
import type { ServerContext } from '../context/server-context';
import { newPinPages } from '../credentials/pins/new-pin-pages';
import { pinResetRoutes } from '../credentials/pins/pin-reset-routes';
import { resetRoutes } from '../credentials/resets/reset-routes';
import { secretChangeRoutes } from '../credentials/changes/secret-change-routes';
import { tradingResetRoutes } from '../credentials/resets/trading-reset-routes';
import { usernameRoutes } from '../credentials/changes/username-routes';
import { demoPages } from '../demonstration/demo-pages';
import { firstLogin } from '../demonstration/first-login';
import { dividendRoutes } from '../dividends/dividend-routes';
import { documentRoutes } from '../documents/document-routes';
import { freezeRoutes } from '../freezes/freeze-routes';
import { fundDocumentPages } from '../fund-records/fund-document-pages';
import { fundRoutes } from '../funds/fund-routes';
import { productPageRoute } from '../funds/product-page-route';
import { topFundRoutes } from '../funds/top-fund-routes';
import { watchListRoutes } from '../funds/watch-list-routes';
import { closureRoutes } from '../orders/closure-routes';
import { Admission } from '../limits/admission';
import { admitCalls } from '../limits/admit-calls';
import { limitWrites } from '../limits/limit-writes';
import { sharedCounts } from '../limits/shared-counts';
import { clientContentRoutes } from '../notices/client-notice-routes';
import { contentRoutes } from '../notices/visitor-notice-routes';
import { apiConsoles } from '../pages/api-consoles';
import { externalPages } from '../pages/external-pages';
import { legacyPages } from '../pages/legacy-pages';
import { orderCheckRoutes } from '../orders/checks/order-check-routes';
import { orderPages } from '../orders/order-pages';
import { orderRoutes } from '../orders/order-routes';
import { recordRoutes } from '../orders/record-routes';
import { pageFiles } from '../pages/page-files';
import { rewardPointRoutes } from '../points/reward-point-routes';
import { portalPages } from '../portal/portal-pages';
import { clientMessageRoutes } from '../inbox/client-message-routes';
import { portfolioRoutes } from '../portfolio/portfolio-routes';
import { priceAlertRoutes } from '../price-alerts/price-alert-routes';
import { identityProvider, providerEntry } from '../re-authentication/identity-provider';
import { providerLogin } from '../re-authentication/provider-login';
import { reAuthenticationRoutes } from '../re-authentication/re-authentication-routes';
import { regularPlanRoutes } from '../regular-plans/regular-plan-routes';
import { passkeyRoutes } from '../security/passkey-routes';
import { securityRoutes } from '../security/security-routes';
import { sessionRoutes } from '../sessions/session-routes';
import { annualStatementRoutes } from '../annual-statements/annual-statement-routes';
import { statementRoutes } from '../statements/statement-routes';
import { suitabilityRoutes } from '../suitability/suitability-routes';
import { clientTierRoutes } from '../tiers/client-tier-routes';
import { graphqlRoutes } from '../wire/graphql/graphql-routes';
import { registerJsonParser } from '../wire/json-parser';
import { registerRequestBounds } from '../wire/request-bounds';
import { compressAnswers } from '../wire/responses/compress-answers';
import { answerFailures } from '../wire/responses/failure-answers';
import { setHeadersOnEveryResponse } from '../wire/responses/response-headers';
import { requireHost } from '../wire/require-host';
import { requireSameOrigin } from '../wire/same-origin';
import { serveOn } from '../wire/serve';
import { Connections } from './connections';
import { graphqlSchema } from './graphql-schema';
import { httpOptions } from './http-options';
import { incidentReports } from './incident-reports';
import { observe, operationRoutes } from './operation-routes';
import { traceRequests, tracedLogs } from './trace-requests';

const bodyAtMost = 64 * 1024;

/** One region's server: its API, the portal's files, and the pages around them. Its connections and the calls under way are those of its process. */
export async function buildServer(
  context: ServerContext,
  connections = new Connections(),
  admission = new Admission(),
): Promise<FastifyInstance> {
  const { region, clock, configuration, tracing } = context;
  const trustsProxy = configuration.trustedProxies.length > 0;
  const app = Fastify({
    ...httpOptions({ clock, connections, trustsProxy }),
    ...(tracing ? { childLoggerFactory: tracedLogs(tracing, { region, trustsProxy }) } : {}),
    loggerInstance: createLogger(configuration.logLevel, context.logTo, logFieldsOf(configuration.logFields, region)),
    bodyLimit: bodyAtMost,
    // Of anybody else, forwarded addresses, schemes and hosts are words of the client's.
    trustProxy: trustsProxy ? [...configuration.trustedProxies] : false,
    exposeHeadRoutes: true,
    routerOptions: { maxParamLength: 100 },
  });
  if (tracing) traceRequests(app, tracing);
  setHeadersOnEveryResponse(app, clock);
  requireHost(app);
  closeWhileEnding(app, connections);
  observe(app, context.metrics, region);
  registerJsonParser(app);
  answerFailures(app);
  await app.register(cookie);
  // The embedded database has one process, which counts in its memory.
  const isShared = configuration.databaseUrl !== undefined;
  await app.register(rateLimit, { global: false, ...(isShared ? { store: sharedCounts(context) } : {}) });
  registerRequestBounds(app, regionDefaults[region].apiBase);
  await app.register(async (api) => addApi(api, context, admission), { prefix: regionDefaults[region].apiBase });
  for (const add of [productPageRoute, providerEntry, providerLogin, incidentReports])
    await app.register(async (pages) => add(pages, context), { prefix: regionDefaults[region].apiBase });
  operationRoutes(connections)(app, context);
  if (configuration.environment !== 'production') for (const add of standIns) add(app, context);
  await app.register(async (pages) => {
    compressAnswers(pages);
    await portalPages(pages, context, firstLogin(context));
  });
  return app;
}

/** A connection that a proxy keeps would go on asking a process that is about to be gone. */
function closeWhileEnding(app: FastifyInstance, connections: Connections): void {
  app.addHook('onSend', async (_, reply) => {
    if (connections.areEnding) reply.header('connection', 'close');
  });
}

/** Everything under the API base: only scripts of the portal may call it. */
async function addApi(api: FastifyInstance, context: ServerContext, admission: Admission): Promise<void> {
  api.addHook('onRequest', async (request) => {
    requireSameOrigin(request);
  });
  limitWrites(api, context);
  admitCalls(api, admission, context.region);
  // What is said while somebody logs in, proves it again, or resets what that takes, is never compressed.
  sessionRoutes(serveOn(api, context), context);
  reAuthenticationRoutes(serveOn(api, context), context);
  resetRoutes(serveOn(api, context), context);
  pinResetRoutes(serveOn(api, context), context);
  secretChangeRoutes(serveOn(api, context), context);
  tradingResetRoutes(serveOn(api, context), context);
  usernameRoutes(serveOn(api, context), context);
  passkeyRoutes(serveOn(api, context), context);
  contactRoutes(serveOn(api, context), context);
  bankAccountChangeRoutes(api, context);
  await api.register(async (scope) => {
    compressAnswers(scope);
    for (const add of callGroups) add(serveOn(scope, context), context);
    for (const add of [graphqlRoutes(graphqlSchema(context.configuration.contract)), documentRoutes])
      add(scope, context);
  });
}

/** The pages of a demonstration, and those that stand in for what lies outside the portal: of a production none is there. */
const standIns = [
  pageFiles,
  legacyPages,
  externalPages,
  fundDocumentPages,
  demoPages,
  apiConsoles,
  newPinPages,
  orderPages,
  identityProvider,
];

/** The calls by what they are about; which of them a region has is the contract's to say. */
const callGroups = [
  contentRoutes,
  clientContentRoutes,
  accountInfoRoute,
  pageFlowRoute,
  portfolioRoutes,
  clientTierRoutes,
  rewardPointRoutes,
  priceAlertRoutes,
  settingRoutes,
  fundRoutes,
  watchListRoutes,
  closureRoutes,
  topFundRoutes,
  dividendRoutes,
  statementRoutes,
  annualStatementRoutes,
  suitabilityRoutes,
  communicationRoutes,
  securityRoutes,
  freezeRoutes,
  clientMessageRoutes,
  regularPlanRoutes,
  bankAccountRoutes,
  directDebitRoutes,
  orderRoutes,
  orderCheckRoutes,
  recordRoutes,
];
