import { describe, expect, it } from 'vitest';
import { LocalUserLoginDocument, TypedDocumentString } from '../../contract/graphql/local-login/generated/graphql';
import type { TypedDocument } from '../../contract/graphql/typed-document';
import { PublicMaintenanceMessageDocument } from '../../contract/graphql/visitors/generated/graphql';
import { UserPortfolioTwDocument } from '../../contract/graphql/client/generated/graphql';
import { GraphqlLocalSessions } from '../../adapters/graphql/session/graphql-local-sessions';
import type { TransportAnswer } from '../../adapters/http/transport';
import { ok } from '../../domain/kernel/result';
import { answer, offline, refusal, ScriptedTransport, textAnswer } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const vcaDocument = new TypedDocumentString<unknown, Record<string, never>>(
  'query VcaAccount { vcaAccount { accountNo } }',
  { kind: 'query', name: 'VcaAccount' },
);

const failed = (...errors: readonly object[]): TransportAnswer => answer(200, { data: null, errors });
const classified = (classification: string, more: object = {}) => ({
  message: 'words of the server',
  extensions: { classification, ...more },
});

function asked(given: TransportAnswer, { showErrors = true, document = UserPortfolioTwDocument }: Settings = {}) {
  const transport = new ScriptedTransport(() => given);
  const setup = adapterSetup('TW', transport);
  setup.vault.write('AUTH_CHECKED', 'abc');
  return { transport, setup, result: setup.graphql.ask({ document, variables: {}, showErrors, read: ok }) };
}

type Settings = { readonly showErrors?: boolean; readonly document?: Document };
type Document = TypedDocument<unknown, Record<string, never>>;

async function refused(given: TransportAnswer, settings: Settings = {}) {
  const { setup, result } = asked(given, settings);
  const outcome = await result;
  return {
    failure: outcome.ok ? undefined : outcome.error,
    shown: setup.failures.errors,
    exits: setup.navigation.exits,
    session: setup.sessionEnd.events,
  };
}

describe('an operation', () => {
  it('[API-92] an operation is posted with its name, its document and its variables', async () => {
    const { transport, result } = asked(answer(200, { data: { a: 1 } }));
    expect(await result).toEqual({ ok: true, value: { a: 1 } });
    expect(transport.last).toMatchObject({ name: 'UserPortfolioTW', method: 'POST', url: '/tet-web/api/v2/graphql' });
    expect(JSON.parse(transport.last.body ?? '')).toEqual({
      operationName: 'UserPortfolioTW',
      query: UserPortfolioTwDocument.toString(),
      variables: {},
    });
  });

  it('[API-92] an operation has the kind and the name that its document carries, whatever its text speaks of first', async () => {
    const text = '# The mutation AddOrder comes later.\nquery UserPortfolioTW { userPortfolio { userName } }';
    const document = new TypedDocumentString<unknown, Record<string, never>>(text, {
      kind: 'query',
      name: 'UserPortfolioTW',
    });
    const { transport, result } = asked(answer(200, { data: {} }), { document });
    await result;
    expect(JSON.parse(transport.last.body ?? '')).toMatchObject({ operationName: 'UserPortfolioTW', query: text });
    expect(transport.last.headers['RE_AUTH']).toBeUndefined();
  });

  it('[API-91] goes to HK’s endpoint in HK', async () => {
    const transport = new ScriptedTransport(() => answer(200, { data: {} }));
    const document = UserPortfolioTwDocument;
    await adapterSetup('HK', transport).graphql.ask({ document, variables: {}, showErrors: true, read: ok });
    expect(transport.last.url).toBe('/tet-web/rest/graphql');
  });

  it('[API-93, ROLE-04, OPEN-08] goes to the static path when its name contains Public', async () => {
    const { transport, result } = asked(answer(200, { data: {} }), { document: PublicMaintenanceMessageDocument });
    await result;
    expect(transport.last.url).toBe('/tet-web/api/v2/graphql/static');
  });

  it('[API-09] an operation is asked again each time', async () => {
    const transport = new ScriptedTransport(() => answer(200, { data: {} }));
    const { graphql } = adapterSetup('TW', transport);
    const request = { document: UserPortfolioTwDocument, variables: {}, showErrors: true, read: ok };
    await graphql.ask(request);
    await graphql.ask(request);
    expect(transport.requests).toHaveLength(2);
  });

  it('[API-07, CONFLICT-53] bears the re-authentication header only when it is a mutation, and is then never repeated', async () => {
    const transport = new ScriptedTransport(() => offline);
    const { graphql } = adapterSetup('TW', transport);
    await graphql.ask({
      document: LocalUserLoginDocument,
      variables: { userId: 'A', password: 'B' },
      showErrors: true,
      read: ok,
    });
    expect(transport.requests.map(({ headers }) => headers['RE_AUTH'])).toEqual(['N']);
    await graphql.ask({ document: UserPortfolioTwDocument, variables: {}, showErrors: true, read: ok });
    expect(transport.requests.slice(1).map(({ headers }) => headers['RE_AUTH'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('INTERNAL_ERROR', () => {
  it('[ERR-08] puts the errors it lists into the shared list', async () => {
    const errors = [{ code: 'E1', message: 'one' }, { code: 'E2' }];
    const seen = await refused(failed(classified('INTERNAL_ERROR', { errors })));
    expect(seen).toEqual({ failure: { kind: 'rejected', errors }, shown: errors, exits: [], session: [] });
  });

  it('[ERR-09, SHAPE-21] gives each error without a code one', async () => {
    const seen = await refused(
      failed(classified('INTERNAL_ERROR', { errors: [{ message: 'one' }, { code: 'E2' }, {}] })),
    );
    expect(seen.shown.map(({ code }) => code)).toEqual([
      expect.stringMatching(/^GENERATED-\d{6}$/),
      'E2',
      expect.stringMatching(/^GENERATED-\d{6}$/),
    ]);
  });

  it('[ERR-08] INTERNAL_ERROR is itself the error where it lists none', async () => {
    const seen = await refused(
      failed(classified('INTERNAL_ERROR', { code: 'E7' }), classified('INTERNAL_ERROR', { errors: [] })),
    );
    expect(seen.shown).toEqual([
      { code: 'E7', message: 'words of the server' },
      { code: expect.stringMatching(/^GENERATED-\d{6}$/) as string, message: 'words of the server' },
    ]);
  });

  it('[ERR-07] INTERNAL_ERROR is the caller’s with the flag off', async () => {
    expect(await refused(failed(classified('INTERNAL_ERROR')), { showErrors: false })).toMatchObject({
      failure: { kind: 'rejected' },
      shown: [],
      exits: [],
    });
  });
});

describe('UNAUTHORIZED', () => {
  it.each([failed(classified('UNAUTHORIZED')), answer(401)])(
    '[REAUTH-19, SESS-08, R21] UNAUTHORIZED is asked again under the token that another tab was given meanwhile (%#)',
    async (refusing) => {
      const transport = new ScriptedTransport(({ headers }) =>
        headers['AUTH_CHECKED'] === 'new' ? answer(200, { data: { a: 1 } }) : refusing,
      );
      const setup = adapterSetup('TW', transport);
      setup.vault.write('AUTH_CHECKED', 'old');
      setup.vault.write('sessionName', 'session-1');
      setup.otherTabs.open().serve('session-1', {
        offer: () => Promise.resolve('new'),
        isRenewing: () => false,
        adopt: () => {},
      });
      const request = { document: UserPortfolioTwDocument, variables: {}, showErrors: true, read: ok };
      expect(await setup.graphql.ask(request)).toEqual({ ok: true, value: { a: 1 } });
      expect([transport.requests.length, setup.sessionEnd.events]).toEqual([2, []]);
    },
  );

  it.each([
    [failed(classified('UNAUTHORIZED')), 2, { ok: true, value: { a: 1 } }],
    [answer(401), 1, { ok: false, error: { kind: 'no-answer', reason: 'timeout' } }],
  ] as const)(
    '[ERR-20, SESS-08, R21] a mutation is sent again only where the refusal speaks of the session, and may else have been carried out (%#)',
    async (refusing, requests, expected) => {
      const transport = new ScriptedTransport(({ headers }) =>
        headers['AUTH_CHECKED'] === 'new' ? answer(200, { data: { a: 1 } }) : refusing,
      );
      const setup = adapterSetup('TW', transport);
      setup.vault.write('AUTH_CHECKED', 'old');
      setup.vault.write('sessionName', 'session-1');
      setup.otherTabs.open().serve('session-1', {
        offer: () => Promise.resolve('new'),
        isRenewing: () => false,
        adopt: () => {},
      });
      const document = new TypedDocumentString<unknown, Record<string, never>>('mutation Change { change }', {
        kind: 'mutation',
        name: 'Change',
      });
      expect(await setup.graphql.ask({ document, variables: {}, showErrors: true, read: ok })).toEqual(expected);
      expect([transport.requests.length, setup.sessionEnd.events]).toEqual([requests, []]);
    },
  );

  it('[ERR-10, ERR-11, SESS-08] ends the session, which marks it expired and goes to the logout address', async () => {
    expect(await refused(failed(classified('UNAUTHORIZED')))).toMatchObject({
      failure: { kind: 'unauthorized' },
      session: ['expired'],
      shown: [],
      exits: [],
    });
  });

  it('[OPEN-92] ends it with the flag off too', async () => {
    const seen = await refused(failed(classified('UNAUTHORIZED')), { showErrors: false });
    expect(seen.session).toEqual(['expired']);
  });

  it('[ERR-10] wins over other errors of the same answer', async () => {
    const seen = await refused(failed(classified('INTERNAL_ERROR'), classified('UNAUTHORIZED'), classified('OTHER')));
    expect(seen).toMatchObject({ failure: { kind: 'unauthorized' }, shown: [], exits: [], session: ['expired'] });
  });

  it.each([answer(401), answer(401, refusal('X')), textAnswer(401, '<html>')])(
    '[ERR-13] UNAUTHORIZED is what a network error with 401 counts as (%#)',
    async (given) => {
      expect(await refused(given)).toMatchObject({ failure: { kind: 'unauthorized' }, session: ['expired'] });
    },
  );
});

describe('any other failure', () => {
  it.each([
    failed(classified('BAD_REQUEST')),
    failed({ message: 'no extensions' }),
    failed({ message: 'null', extensions: null }),
    failed(classified('INTERNAL_ERROR'), classified('BAD_REQUEST')),
    failed(classified('internal_error')),
  ])('[ERR-12] any other failure of another classification goes to the general error page (%#)', async (given) => {
    expect(await refused(given)).toMatchObject({
      failure: { kind: 'server-error' },
      shown: [],
      exits: ['general-error'],
    });
  });

  it.each([
    offline,
    answer(400, refusal('X')),
    answer(403),
    answer(500),
    textAnswer(502, '<html>'),
    textAnswer(200, '<html>'),
    textAnswer(200, '{"data":{'),
    textAnswer(200, ''),
    answer(200, 'seven'),
    answer(200, null),
    answer(200, { errors: 'many' }),
  ])('[ERR-14] any other failure of the network goes to the general error page (%#)', async (given) => {
    const seen = await refused(given);
    expect(seen).toMatchObject({ shown: [], exits: ['general-error'], session: [] });
    expect(seen.failure).toBeDefined();
    expect(await refused(given, { showErrors: false })).toMatchObject({ exits: [], session: [] });
  });
});

describe('what is known of the client’s data after a failure that leads to the error page', () => {
  const write = new TypedDocumentString<unknown, Record<string, never>>('mutation Change { change }', {
    kind: 'mutation',
    name: 'Change',
  });

  it.each([
    [UserPortfolioTwDocument, offline, 'nothing-changed'],
    [UserPortfolioTwDocument, answer(500), 'nothing-changed'],
    [write, offline, 'may-have-arrived'],
    [write, answer(500), 'may-have-arrived'],
    [write, textAnswer(200, '{"data":{'), 'may-have-arrived'],
  ] as const)(
    '[OPEN-16, ERR-14] a query changed nothing, a mutation may have arrived (%#)',
    async (document, given, effect) => {
      const { setup, result } = asked(given, { document });
      await result;
      expect(setup.navigation.effects).toEqual([effect]);
    },
  );
});

describe('an operation named Vca', () => {
  it.each([failed(classified('INTERNAL_ERROR')), failed({}), answer(500), offline])(
    '[ERR-06, OPEN-75] treats its failures by itself (%#)',
    async (given) => {
      const seen = await refused(given, { document: vcaDocument });
      expect(seen).toMatchObject({ shown: [], exits: [], session: [] });
      expect(seen.failure).toBeDefined();
    },
  );

  it.each([failed(classified('UNAUTHORIZED')), answer(401)])(
    '[ERR-10, ERR-11, OPEN-75] ends a session that is over like any other (%#)',
    async (given) => {
      const seen = await refused(given, { document: vcaDocument });
      expect(seen).toMatchObject({ shown: [], exits: [], session: ['expired'] });
    },
  );
});

describe('a public operation', () => {
  it('a public operation has no session to end', async () => {
    const transport = new ScriptedTransport(() => answer(401));
    const setup = adapterSetup('TW', transport);
    const document = PublicMaintenanceMessageDocument;
    expect(await setup.graphql.ask({ document, variables: {}, showErrors: false, read: ok })).toMatchObject({
      ok: false,
    });
    expect([setup.sessionEnd.events, setup.navigation.exits]).toEqual([[], []]);
  });
});

describe('local login', () => {
  const typed = { username: 'TESTER', secret: '135790' };
  async function logOn(given: TransportAnswer) {
    const setup = adapterSetup('HK', new ScriptedTransport(() => given));
    const result = await new GraphqlLocalSessions(setup.graphql, setup.sessionEnd, setup.epoch).logOn(typed);
    return { result, setup };
  }

  it('[AUTH-15, GQL-30] opens the session', async () => {
    const { result, setup } = await logOn(answer(200, { data: { localUserLogin: { success: true } } }));
    expect(result).toEqual({ ok: true, value: undefined });
    expect(setup.epoch.current()).toBe(1);
  });

  it.each([
    answer(200, { data: { localUserLogin: { success: false } } }),
    answer(401),
    failed(classified('INTERNAL_ERROR', { errors: [{ code: 'LOG0001' }] })),
    failed(classified('INTERNAL_ERROR')),
    failed(classified('UNAUTHORIZED')),
  ])('[AUTH-10, CONFLICT-09] a refusal is LOG0001 at the form (%#)', async (given) => {
    const { result, setup } = await logOn(given);
    expect(result).toMatchObject({ ok: false, error: { kind: 'rejected', errors: [{ code: 'LOG0001' }] } });
    expect([setup.failures.errors, setup.navigation.exits]).toEqual([[], []]);
    expect(setup.sessionEnd.events).not.toContain('expired');
  });
});
