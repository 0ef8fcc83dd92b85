import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallFailure } from '../../application/ports/call-failure';
import type { Transport } from '../../adapters/http/transport';
import type { Result } from '../../domain/kernel/result';
import { axiosTransportTo, type Handler, LoopbackServer } from './support/loopback-server';
import { bankAccountCalls } from './support/bank-account-calls';
import { accountPortCalls } from './support/account-port-calls';
import { fundRecordCalls } from './support/fund-record-calls';
import { hongKongPortCalls } from './support/hong-kong-port-calls';
import { orderPortCalls } from './support/order-port-calls';
import { planPortCalls } from './support/plan-calls';
import { keepAlivePortCalls } from './support/keep-alive-port-calls';
import { recordPortCalls } from './support/record-port-calls';
import { restTwinCalls } from './support/rest-twin-calls';
import { suitabilityPortCalls } from './support/suitability-calls';
import { taiwanPortCalls } from './support/taiwan-port-calls';
import { type PortCall, portCalls } from './support/port-calls';
import { refusal } from './support/scripted-transport';
import { adapterSetup, type AdapterDeps } from './support/adapter-setup';

const faults = [
  'offline',
  'reset',
  'timeout',
  '400 with errors',
  '400 empty',
  '401',
  '500',
  '502 HTML',
  'empty body',
  'truncated JSON',
  'wrong type',
  'null fields',
] as const;
type Fault = (typeof faults)[number];
type Outcomes = Readonly<Record<Fault, string>>;

const unanswered = { offline: 'no-answer offline', reset: 'no-answer offline', timeout: 'no-answer timeout' };
const garbled = { 'empty body': 'malformed', 'truncated JSON': 'malformed', 'wrong type': 'malformed' };
const leaving = ' > general-error';
/** The outcome of each kind of call under each fault [R5]: the answer, then where it goes, then what ends. */
const logon: Outcomes = {
  ...unanswered,
  ...garbled,
  '400 with errors': 'rejected E1',
  '400 empty': 'rejected LOG0001',
  '401': 'rejected E1 & marked',
  '500': `server-error${leaving}`,
  '502 HTML': `server-error${leaving}`,
  'null fields': 'ok',
};

const code: Outcomes = {
  ...unanswered,
  '400 with errors': 'rejected E1 E2',
  '400 empty': 'rejected',
  '401': `unauthorized${leaving} & marked`,
  '500': `server-error${leaving}`,
  '502 HTML': `server-error${leaving}`,
  'empty body': 'ok',
  'truncated JSON': 'malformed',
  'wrong type': 'ok',
  'null fields': 'ok',
};

const session: Outcomes = {
  ...unanswered,
  '400 with errors': 'rejected E1 E2',
  '400 empty': 'rejected',
  '401': 'unauthorized & expired',
  '500': 'server-error',
  '502 HTML': 'server-error',
  'empty body': 'ok',
  'truncated JSON': 'ok',
  'wrong type': 'ok',
  'null fields': 'ok',
};

const graphqlPanel: Outcomes = {
  ...unanswered,
  ...garbled,
  '400 with errors': 'server-error',
  '400 empty': 'server-error',
  '401': 'unauthorized & expired',
  '500': 'server-error',
  '502 HTML': 'server-error',
  'null fields': 'ok',
};

const outcomes: Readonly<Record<PortCall['kind'], Outcomes>> = {
  logon,
  'logon-hk': { ...logon, 'empty body': 'ok' },
  code,
  'code-sent': { ...code, 'truncated JSON': 'ok' },
  session,
  logout: { ...session, '401': 'unauthorized' },
  'rest-panel': { ...session, ...garbled },
  // A change that ends its own session: what a 401 leaves known is the use case's to say.
  'session-ending': { ...session, ...garbled, '401': 'unauthorized' },
  // Whatever is refused as a link that leads nowhere is an answer, and so is that a trading password is wrong.
  'order-list': {
    ...session,
    ...garbled,
    '400 with errors': 'ok',
    '400 empty': 'ok',
    '500': `server-error${leaving}`,
    '502 HTML': `server-error${leaving}`,
  },
  'order-link': { ...session, ...garbled, '400 with errors': 'ok', '400 empty': 'ok' },
  'order-submission': { ...session, ...garbled, '401': 'unauthorized' },
  'graphql-panel': graphqlPanel,
  'graphql-screen': {
    offline: `no-answer offline${leaving}`,
    reset: `no-answer offline${leaving}`,
    timeout: `no-answer timeout${leaving}`,
    '400 with errors': `server-error${leaving}`,
    '400 empty': `server-error${leaving}`,
    '401': 'unauthorized & expired',
    '500': `server-error${leaving}`,
    '502 HTML': `server-error${leaving}`,
    'empty body': `malformed${leaving}`,
    'truncated JSON': `malformed${leaving}`,
    'wrong type': `malformed${leaving}`,
    'null fields': 'ok',
  },
  'local-logon': { ...graphqlPanel, '401': 'rejected LOG0001 & marked', 'null fields': 'malformed' },
};

const server = new LoopbackServer();
const gone = new LoopbackServer();
let nowhere = '';
beforeAll(async () => {
  await server.start();
  await gone.start();
  nowhere = gone.address;
  await gone.stop();
});
afterAll(() => server.stop());

describe.each([
  ...portCalls,
  ...hongKongPortCalls,
  ...taiwanPortCalls,
  ...orderPortCalls,
  ...planPortCalls,
  ...keepAlivePortCalls,
  ...recordPortCalls,
  ...fundRecordCalls,
  ...suitabilityPortCalls,
  ...restTwinCalls,
  ...bankAccountCalls,
  ...accountPortCalls,
])('$title', (call) => {
  it('[R5] succeeds when nothing goes wrong', async () => {
    server.handler = send(200, JSON.stringify(call.good));
    expect(await outcomeOf(call, server.transport())).toBe('ok');
  });

  it.each(faults)(
    '[R5, ERR-01, ERR-03, ERR-04, ERR-05, ERR-13, ERR-14] comes to what is specified: %s',
    async (fault) => {
      server.handler = handlerOf(fault, call);
      const transport =
        fault === 'offline' ? axiosTransportTo(nowhere, 30_000) : server.transport(fault === 'timeout' ? 40 : 30_000);
      expect(await outcomeOf(call, transport)).toBe(outcomes[call.kind][fault]);
    },
  );
});

async function outcomeOf(call: PortCall, transport: Transport): Promise<string> {
  const setup = adapterSetup(call.region, transport);
  setup.vault.write('AUTH_CHECKED', 'abc');
  const result = await call.ask(setup);
  expect(setup.inFlight.count).toBe(0);
  expect(setup.failures.errors).toEqual([]);
  return described(result, setup);
}

function described(result: Result<unknown, CallFailure>, { navigation, sessionEnd }: AdapterDeps): string {
  const exits = [...new Set(navigation.exits)].map((way) => ` > ${way}`).join('');
  const ends = [...new Set(sessionEnd.events)].map((end) => ` & ${end}`).join('');
  return (result.ok ? 'ok' : failureText(result.error)) + exits + ends;
}

function failureText(failure: CallFailure): string {
  if (failure.kind === 'no-answer') return `no-answer ${failure.reason}`;
  if (failure.kind === 'rejected') return ['rejected', ...failure.errors.map(({ code }) => code)].join(' ');
  return failure.kind;
}

function handlerOf(fault: Fault, { good, nulls }: PortCall): Handler {
  switch (fault) {
    case 'offline':
      return send(200, '{}');
    case 'reset':
      return ({ socket }) => socket.destroy();
    case 'timeout':
      return () => {};
    case '400 with errors':
      return send(400, JSON.stringify(refusal('E1', 'E2')));
    case '400 empty':
      return send(400, JSON.stringify(refusal()));
    case '401':
      return send(401, JSON.stringify(refusal('E1')));
    case '500':
      return send(500, JSON.stringify(refusal('INTERNAL_ERROR')));
    case '502 HTML':
      return send(502, '<html><body>Bad Gateway</body></html>', 'text/html');
    case 'empty body':
      return send(200, '');
    case 'truncated JSON':
      return send(200, JSON.stringify(good).slice(0, -1));
    case 'wrong type':
      return send(200, '"seven"');
    case 'null fields':
      return send(200, JSON.stringify(nulls));
  }
}

const send =
  (status: number, body: string, type = 'application/json'): Handler =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
