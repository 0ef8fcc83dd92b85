import type { FastifyInstance, InjectOptions } from 'fastify';
import { regionDefaults } from '../../../config/regions';
import type { Region } from '../../../domain/region';
import { eachPosition } from './each-position';
import { portalOperations, routesOf, type ServedRoute } from './portal-arguments';

/** A request with one value in one place; undefined where such a value can't stand at all. */
export type Attack = (value: unknown) => InjectOptions | undefined;

type Arguments = { readonly query?: Readonly<Record<string, string>>; readonly body?: unknown };

const alert = { fundCode: 'A', priceTarget: 'H' };
const questionnaire = {
  clientRiskLevel: '1',
  questionnaireSid: 'A',
  questionCategories: [
    { chooseType: 'S', sequence: 1, text: 'A', questionOptions: [{ sequence: 1, point: 1, text: 'A', result: 1 }] },
  ],
};
const communication = {
  language: 'en_US',
  statements: 'EMAIL',
  contractNotes: 'EMAIL',
  news: { email: true, sms: true, telephone: true, post: true },
};
const signedBy = { id: 'A', rawId: 'A', type: 'public-key' };
const madePasskey = { ...signedBy, response: { clientDataJSON: 'A', attestationObject: 'A' } };
const assertion = { ...signedBy, response: { clientDataJSON: 'A', authenticatorData: 'A', signature: 'A' } };
const order = { fundCode: 'A', currency: 'TWD', agreements: [{ categoryCode: 'A', approved: 'Y' }] };
const orderList = {
  accountNo: 'A',
  vpin: 'trade0000',
  oid: 'A',
  lineManager: '',
  disadvantagedElderlyAck: 'N',
  elderlyRedeemOverHalfAck: 'N',
  allotmentList: [{ ...order, amount: '1', discountCode: '', paidFrom: 'direct-debit', points: 50 }],
  switchList: [
    {
      outFundCode: 'A',
      inFundCode: 'A',
      switchUnit: '1',
      percent: '1',
      discountCode: '',
      holdingCurrency: 'TWD',
      agreements: order.agreements,
      outFundFeeType: 'front-end',
    },
  ],
  redemptionList: [
    {
      fundCode: 'A',
      unit: '1',
      percent: '0',
      currency: 'TWD',
      fundInfo: '',
      bankAccountNo: '',
      totalHoldings: '1',
      availableHoldings: '1',
      redUnitPrecision: 4,
      redUnitPricePrecision: 2,
      baseCurrency: 'TWD',
      fundFeeType: 'front-end',
      redemptionCharge: 0,
      unitsBreakdown: [{ fundFeeType: 'front-end', unit: '1' }],
    },
  ],
};

/** The arguments of calls as the portal sends them; a call that isn't here is sent with an argument it doesn't know. */
const sentWith: Readonly<Record<string, Arguments>> = {
  'GET /stocks': { query: { searchString: 'A' } },
  'GET /stockList': { query: { searchString: 'A' } },
  'GET /fund/recentView': { query: { num: '5' } },
  'GET /priceAlert': { query: { priceTarget: 'H' } },
  'GET /account/priceAlert': { query: { priceTarget: 'H' } },
  'POST /incidents': {
    body: { release: 'A', page: 'A', incidents: [{ kind: 'policy', directive: 'A', blocked: 'A' }] },
  },
  'POST /priceAlert': { body: { ...alert, target: '1.5', enabled: true } },
  'POST /account/priceAlert': { body: { ...alert, target: '1.5', enabled: true } },
  'DELETE /priceAlert': { query: alert },
  'DELETE /account/priceAlert': { query: alert },
  'POST /fund/watchList': { body: { fundId: 'A' } },
  'DELETE /fund/watchList': { query: { fundId: 'A' } },
  'POST /portfolio/setting': { body: { showCcy: 'USD' } },
  'POST /account/communicationPreference': { body: communication },
  'POST /account/security/endSession': { body: { id: '8f14e45f-ceea-4e7f-a2f4-1c2d3e4f5a6b' } },
  'POST /account/security/endOtherSessions': { body: {} },
  'POST /account/security/freeze': { body: {} },
  'POST /account/bankAccount': {},
  'POST /account/bankAccount/cancel': { body: { id: '8f14e45f-ceea-4e7f-a2f4-1c2d3e4f5a6b' } },
  'POST /account/contact': { body: { field: 'email', value: 'a@b.example', secret: '528314' } },
  'POST /account/contact/cancel': { body: { id: '8f14e45f-ceea-4e7f-a2f4-1c2d3e4f5a6b' } },
  'POST /enhancedSuitability': { body: questionnaire },
  'POST /riskQuestionnaire': { body: questionnaire },
  'POST /authentication/logon': { body: {} },
  'POST /authentication/login/sendOtp/:channel': {},
  'POST /authentication/login/validateOtp': { body: { otp: '00000000' } },
  'POST /auth/logout': { body: {} },
  'POST /authentication/forgotPin': {
    body: {
      step: '0',
      resetMode: 'ONLY_PIN',
      account: 'A',
      nationalId: 'A200000011',
      birthDate: '1992-05-10',
      email: 'a@example.test',
      phone: '+886200000178',
      mobile: '0900001678',
      username: 'A',
      pin: 'A',
    },
  },
  'POST /authentication/forgotPin/sendOtp': { body: { contactMode: 'mobile' } },
  'POST /authentication/forgotPin/validateOtp': { body: { otp: '00000000' } },
  'POST /authentication/forgotPin/validateUsername': { body: { username: 'A' } },
  'POST /authentication/forgotPin/validatePin': { body: { pin: 'A', username: 'A' } },
  'POST /authentication/pinReset': {
    body: {
      pinType: 'login',
      account: 'A',
      birthDate: '1992-05-10',
      email: 'a@example.test',
      phone: '20000028',
      again: false,
    },
  },
  'POST /authentication/pinActivation': {
    body: { account: 'A', login: { current: 'A', next: 'A' }, verification: { current: 'A', next: 'A' } },
  },
  'GET /urlService/getUrlTradingDetail': { query: { oid: 'A' } },
  'GET /urlService/sign': { query: { oid: 'A' } },
  'GET /urlService/orderState': { query: { oid: 'A' } },
  'POST /urlService/cancel': { body: { oid: 'A' } },
  'POST /urlService/submit': { body: orderList },
  'GET /orders/events': { query: { orderId: 'A' } },
  'POST /auth/re-auth/begin': {
    body: { type: 'ORDER', action: 'CANCEL_ORDER', nonce: 'a'.repeat(64), body: { orderId: 'A' } },
  },
  'GET /auth/:provider/re-auth': { query: { nonce: 'a'.repeat(64), locale: 'en_US' } },
  'GET /sandbox/identity-provider': { query: { nonce: 'a'.repeat(64), locale: 'en_US', provider: 'AUTHE' } },
  'POST /sandbox/identity-provider': {
    body: { nonce: 'a'.repeat(64), provider: 'AUTHE', username: 'A', password: 'A' },
  },
  'POST /auth/re-auth/finish': { body: { nonce: 'a'.repeat(64), result: 'A' } },
  'POST /auth/authe/change-password': {
    body: { login: { current: 'A', next: 'A' }, verification: { current: 'A', next: 'A' } },
  },
  'POST /authentication/tradingPassword': { body: { otp: 'A', secret: 'A', next: 'A' } },
  'POST /authentication/tradingPassword/sendOtp': { body: { contactMode: 'mobile' } },
  'POST /auth/authe/username': { body: { username: 'A', secret: 'A' } },
  'POST /auth/authe/username/rules': { body: { username: 'A' } },
  'POST /account/passkeys': { body: { name: 'A', credential: madePasskey } },
  'POST /account/passkeys/begin': { body: { secret: 'A' } },
  'POST /account/passkeys/rename': { body: { id: 'A', name: 'A' } },
  'POST /account/passkeys/remove': { body: { id: 'A', secret: 'A' } },
  'POST /auth/re-auth/passkey/begin': { body: { nonce: 'a'.repeat(64) } },
  'POST /auth/re-auth/passkey': { body: { nonce: 'a'.repeat(64), assertion } },
  'POST /authentication/login/passkey/begin': { body: {} },
  'POST /authentication/login/passkey': { body: { assertion } },
  'POST /orders/cancel': { body: { orderId: 'A', vpin: '1' } },
  'POST /plans': {
    body: {
      accountNo: 'A',
      fundCode: 'A',
      currency: 'HKD',
      amount: '1',
      days: [1],
      paidFrom: 'direct-debit',
      vpin: '1',
    },
  },
  'POST /dividends/instructions': {
    body: { fundCode: 'A', currency: 'TWD', version: 1, intoFundCode: 'A', vpin: '1' },
  },
  'POST /plans/move': { body: { dayOfMonth: 1, plans: [{ refNo: 'A', version: 1 }], vpin: '1' } },
  'POST /plans/change': { body: { refNo: 'A', version: 1, kind: 'change', amount: '1', days: [1], vpin: '1' } },
  'GET /statement/contractNote': { query: { orderId: 'A' } },
  'GET /statement/orderReceipt': { query: { oid: 'A' } },
  'GET /statement/eStatement': { query: { month: '2026-02' } },
  'GET /statement/annualStatement': { query: { year: '2025' } },
  'POST /orders/compose': {
    body: {
      accountNo: 'A',
      orders: [
        { type: 'B', fundCode: 'A', currency: 'TWD', amount: '1' },
        { type: 'S', fundCode: 'A', intoFundCode: 'A', currency: 'TWD', paymentType: 'A', units: '1' },
      ],
    },
  },
  'POST /api/document/hk/reactivationDocumentUpload': {},
  'POST /deal/validateAllotment': {
    body: {
      accountNo: 'A',
      orders: [{ fundCode: 'A', currency: 'TWD', amount: '1', paidFrom: 'cash-account', points: 50 }],
    },
  },
  'POST /deal/validateRedemption': {
    body: { accountNo: 'A', orders: [{ fundCode: 'A', currency: 'TWD', unit: '1' }] },
  },
  'POST /deal/validateSwitch': {
    body: { accountNo: 'A', orders: [{ fundCode: 'A', intoFundCode: 'B', currency: 'TWD', unit: '1' }] },
  },
  'GET /util/unitCalculator': {
    query: { amount: '1', currency: 'TWD', fundCode: 'TW0001', units: '1', isAmountChange: 'true' },
  },
  'GET /fund/agreements': {
    query: { functionCode: 'ALLOTMENT_FUND_NOTES', fundCode: 'TW0001', fundFeesType: 'front-end' },
  },
  'POST /sandbox/clock': { body: { to: 'A' } },
  'POST /sandbox/links': { body: { login: 'A', template: 'A' } },
  'POST /sandbox/new-pins': {},
  'POST /graphql': { body: { operationName: 'A', query: '{ __typename }', variables: { a: ['A'] } } },
  'POST /graphql/static': { body: { operationName: 'A', query: '{ __typename }', variables: { a: ['A'] } } },
};

const headers = ['auth_checked', 'user_locale', 'idempotency-key', 'cookie', 'authorization', 'origin', 'content-type'];

/** Every argument of every route of a server and of every operation of the portal: each is one way to attack. */
export function attacksOn(server: FastifyInstance, region: Region): readonly Attack[] {
  const base = regionDefaults[region].apiBase;
  const routes = routesOf(server).filter(({ method }) => method !== 'HEAD');
  return [
    ...routes.flatMap((route) => attacksOnRoute(route, base)),
    ...portalOperations.flatMap(({ name, query, variables }) =>
      eachPosition({ operationName: name, query, variables }).map(
        (put): Attack =>
          (value) =>
            json('POST', `${base}/graphql`, put(value)),
      ),
    ),
    (value) => document(`${base}/graphql`, value),
  ];
}

function attacksOnRoute({ method, path }: ServedRoute, base: string): readonly Attack[] {
  const known = sentWith[`${method} ${path.startsWith(base) ? path.slice(base.length) : path}`];
  if (known === undefined && method !== 'GET') throw new Error(`say what ${method} ${path} is sent with`);
  const { query = { unasked: 'A' }, body } = known ?? {};
  const filled = path.replaceAll(/:\w+|\*/g, 'A');
  const inPath = [...path.matchAll(/:\w+|\*/g)].map(
    ([part]): Attack =>
      (value) =>
        json(method, path.replace(part, written(value)).replaceAll(/:\w+|\*/g, 'A'), body),
  );
  const inQuery = Object.keys(query).map(
    (name): Attack =>
      (value) =>
        json(
          method,
          `${filled}?${String(new URLSearchParams({ ...query, [name]: '' }))}&${name}=${written(value)}`,
          body,
        ),
  );
  const inBody =
    body === undefined
      ? []
      : eachPosition(body).map(
          (put): Attack =>
            (value) =>
              json(method, filled, put(value)),
        );
  const inHeaders =
    method === 'POST'
      ? headers.map(
          (name): Attack =>
            (value) =>
              withHeader(json(method, filled, body), name, value),
        )
      : [];
  const inForm = path.endsWith('Upload')
    ? formParts.map(
        (part): Attack =>
          (value) =>
            form(filled, part, value),
      )
    : [];
  return [...inPath, ...inQuery, ...inBody, ...inHeaders, ...inForm];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value as it stands in an address; half a surrogate pair as the bytes that some encode it to. */
function written(value: unknown): string {
  return encodeURIComponent(textOf(value).replaceAll(/\p{Surrogate}/gu, '\ufdd0')).replaceAll('%EF%B7%90', '%ED%A0%80');
}

function json(method: string, url: string, body: unknown): InjectOptions {
  const head = { method: method as 'POST', url, headers: { 'x-requested-with': 'XMLHttpRequest' } };
  if (body === undefined || method === 'GET') return head;
  // JSON has numbers that no program has, and JavaScript can't write them.
  const payload = JSON.stringify(body).replaceAll('"1e400"', '1e400');
  return { ...head, headers: { ...head.headers, 'content-type': 'application/json' }, payload };
}

function withHeader(request: InjectOptions, name: string, value: unknown): InjectOptions | undefined {
  const text = textOf(value);
  if (text.length > 15_000) return undefined;
  const bytes = Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/[\r\n]/g, ' ');
  return { ...request, headers: { ...request.headers, [name]: name === 'authorization' ? basicOf(text) : bytes } };
}

const basicOf = (text: string): string => `Basic ${Buffer.from(`${text}:${text}`).toString('base64')}`;

/** A value written out in the document itself, where no variable carries it. */
const document = (url: string, value: unknown): InjectOptions =>
  json('POST', url, { query: `{ fundPreviews(codes: [${JSON.stringify(textOf(value))}]) { isinCode } }` });

const formParts = ['field', 'by', 'name', 'type', 'content'] as const;

function form(url: string, part: (typeof formParts)[number], value: unknown): InjectOptions {
  const text = textOf(value);
  const parts = { field: 'requestBy', by: 'HK-DORMANT', name: 'a.png', type: 'image/png', content: 'A', [part]: text };
  const payload = [
    `--b\r\ncontent-disposition: form-data; name="${parts.field}"\r\n\r\n${parts.by}`,
    `--b\r\ncontent-disposition: form-data; name="file"; filename="${parts.name}"\r\ncontent-type: ${parts.type}\r\n\r\n${parts.content}`,
    '--b--\r\n',
  ].join('\r\n');
  const head = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'multipart/form-data; boundary=b' };
  return { method: 'POST', url, headers: head, payload };
}
