import { type FieldNode, Kind, type OperationDefinitionNode, parse, print, type SelectionSetNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ClientTiersDocument, RegularPlansHkDocument } from '../../contract/graphql/home/generated/graphql';
import { TyphoonMessageDocument } from '../../contract/graphql/notices/generated/graphql';
import { sentOperations } from '../../contract/graphql/sent-operations';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { homePanels } from '../../adapters/graphql/home-panels';
import type { TransportRequest } from '../../adapters/http/transport';
import { ok } from '../../domain/kernel/result';
import { regions } from '../../domain/region';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const bodyOf = ({ body }: TransportRequest) =>
  JSON.parse(body ?? '{}') as { operationName: string; variables: Readonly<Record<string, unknown>> };

/** Three panels of Hong Kong's home that ask at the same time. */
async function askedTogether(script: (name: string) => ReturnType<typeof answer>) {
  const transport = new ScriptedTransport((request) => script(bodyOf(request).operationName));
  const { apiBase, http, handler, clock } = adapterSetup('HK', transport);
  const graphql = new GraphqlClient({
    endpoint: `${apiBase}/graphql`,
    publicEndpoint: `${apiBase}/graphql/static`,
    http,
    failures: handler,
    clock,
    combined: homePanels.HK,
  });
  const common = { variables: {}, showErrors: false, read: ok };
  const ask = async () => {
    const [typhoon, plans, tiers] = await Promise.all([
      graphql.ask({ ...common, document: TyphoonMessageDocument }),
      graphql.ask({ ...common, document: RegularPlansHkDocument }),
      graphql.ask({ ...common, document: ClientTiersDocument }),
    ]);
    return { typhoon, plans, tiers };
  };
  return {
    ask,
    answers: await ask(),
    names: () => transport.requests.map((each) => bodyOf(each).operationName),
    transport,
  };
}

const data = { typhoon: { enable: 'N' }, regularPlansHK: [], clientTiers: { membershipTier: 'GOLD' } };
const alone: Readonly<Record<string, object>> = {
  TyphoonMessage: { message: { enable: 'N' } },
  RegularPlansHK: { regularPlansHK: [] },
  ClientTiers: { clientTiers: { membershipTier: 'GOLD' } },
};
const byItself = (name: string) => answer(200, { data: alone[name] });
const whole = {
  typhoon: ok({ message: { enable: 'N' } }),
  plans: ok({ regularPlansHK: [] }),
  tiers: ok({ clientTiers: { membershipTier: 'GOLD' } }),
};
const failed = (kind: string) => ({ ok: false, error: { kind } });

describe('operations that are asked for at the same time', () => {
  it('go out in one document, which asks for these alone, and each has its own data', async () => {
    const { answers, names, transport } = await askedTogether(() => answer(200, { data }));
    expect(names()).toEqual(['HomePanelsHK']);
    expect(answers).toEqual(whole);
    const { variables } = bodyOf(transport.last);
    const asked = Object.entries(variables).flatMap(([name, value]) => (value === true ? [name] : []));
    expect(asked.toSorted()).toEqual(['plans', 'tier', 'typhoon']);
  });

  it('[OPEN-92] fail by themselves where an error names a field of one', async () => {
    const errors = [{ path: ['clientTiers'], extensions: { classification: 'INTERNAL_ERROR' } }];
    const { answers, names } = await askedTogether(() => answer(200, { data: { ...data, clientTiers: null }, errors }));
    expect(names()).toEqual(['HomePanelsHK']);
    expect(answers).toMatchObject({ ...whole, tiers: failed('rejected') });
  });

  it('[OPEN-92] operations that are asked for at the same time are asked for again by themselves where the error of another took all data along', async () => {
    const errors = [{ path: ['regularPlansHK'], extensions: { classification: 'INTERNAL_ERROR' } }];
    const { answers, names } = await askedTogether((name) =>
      name === 'HomePanelsHK' ? answer(200, { data: null, errors }) : byItself(name),
    );
    expect(names()).toEqual(['HomePanelsHK', 'TyphoonMessage', 'ClientTiers']);
    expect(answers).toMatchObject({ ...whole, plans: failed('rejected') });
  });

  it.each([
    answer(400, { detail: 'unknown document' }),
    answer(404),
    answer(200, { errors: [{ message: 'not on the list', extensions: { classification: 'ValidationError' } }] }),
  ])(
    '[OPEN-59] operations that are asked for at the same time are asked for one by one from then on by a server that takes no such document (%#)',
    async (refusal) => {
      const { ask, answers, names } = await askedTogether((name) =>
        name === 'HomePanelsHK' ? refusal : byItself(name),
      );
      expect(answers).toEqual(whole);
      expect(await ask()).toEqual(whole);
      expect(names().filter((name) => name === 'HomePanelsHK')).toHaveLength(1);
    },
  );

  it.each([
    [answer(401), 'unauthorized'],
    [answer(200, { errors: [{ extensions: { classification: 'UNAUTHORIZED' } }] }), 'unauthorized'],
    [answer(503), 'server-error'],
    [{ kind: 'no-answer', reason: 'offline' } as const, 'no-answer'],
  ])('fail alike where the session or the server is to blame (%#)', async (given, kind) => {
    const { answers } = await askedTogether(() => given);
    expect(answers).toMatchObject({ typhoon: failed(kind), plans: failed(kind), tiers: failed(kind) });
  });

  it('share an answer where they are the same', async () => {
    const transport = new ScriptedTransport((request) => byItself(bodyOf(request).operationName));
    const { apiBase, http, handler, clock } = adapterSetup('HK', transport);
    const endpoints = { endpoint: `${apiBase}/graphql`, publicEndpoint: `${apiBase}/graphql/static` };
    const graphql = new GraphqlClient({ ...endpoints, http, failures: handler, clock, combined: homePanels.HK });
    const ask = () => graphql.ask({ document: ClientTiersDocument, variables: {}, showErrors: false, read: ok });
    expect(await Promise.all([ask(), ask()])).toEqual([whole.tiers, whole.tiers]);
    expect(transport.requests).toHaveLength(1);
    await ask();
    expect(transport.requests).toHaveLength(2);
  });

  it('one that is asked for alone goes out as it is', async () => {
    const transport = new ScriptedTransport(() => byItself('ClientTiers'));
    const { apiBase, http, handler, clock } = adapterSetup('HK', transport);
    const endpoints = { endpoint: `${apiBase}/graphql`, publicEndpoint: `${apiBase}/graphql/static` };
    const graphql = new GraphqlClient({ ...endpoints, http, failures: handler, clock, combined: homePanels.HK });
    const asked = await graphql.ask({ document: ClientTiersDocument, variables: {}, showErrors: false, read: ok });
    expect(asked).toEqual(whole.tiers);
    expect(bodyOf(transport.last).operationName).toBe('ClientTiers');
  });
});

describe.each(regions)('the document of the home’s panels in %s', (region) => {
  const { document, parts } = homePanels[region];
  const combined = rootFields(document.toString());

  it.each(Object.entries(parts))('asks for what %s asks for', (name, { fields, variables = {} }) => {
    const text = sentOperations.find(({ text: each }) => operationOf(each).name?.value === name)?.text ?? '';
    const own = rootFields(text);
    expect(Object.values(fields).toSorted()).toEqual([...own.keys()].toSorted());
    for (const [whole, key] of Object.entries(fields)) {
      const renamed = own
        .get(key)
        ?.replaceAll(/\$(\w+)/g, (_, variable: string) => `$${variables[variable] ?? variable}`);
      expect(combined.get(whole)).toBe(renamed);
    }
  });
});

/** The root fields of an operation by their response names, with fragments expanded. */
function rootFields(text: string): ReadonlyMap<string, string> {
  const { definitions } = parse(text);
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  );
  const inline = (set: SelectionSetNode): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((each) => {
      if (each.kind === Kind.FRAGMENT_SPREAD) return inline(fragments.get(each.name.value) ?? set).selections;
      return each.kind === Kind.FIELD ? [withoutFragments(each)] : [each];
    }),
  });
  const withoutFragments = (field: FieldNode): FieldNode =>
    field.selectionSet ? { ...field, selectionSet: inline(field.selectionSet) } : field;
  const fields = operationOf(text).selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each] : []));
  return new Map(
    fields.map(({ alias, directives: _, ...field }) => [
      alias?.value ?? field.name.value,
      print(withoutFragments({ ...field, directives: [] })),
    ]),
  );
}

function operationOf(text: string): OperationDefinitionNode {
  const operation = parse(text).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error(`no operation in ${text}`);
  return operation;
}
