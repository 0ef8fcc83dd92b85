import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type FieldDefinitionNode, Kind, OperationTypeNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { GraphqlCashInstructions } from '../../adapters/graphql/cash-account/graphql-cash-instructions';
import { RestOrderRecords } from '../../adapters/rest/orders/rest-order-records';
import { sentOperations } from '../../contract/graphql/sent-operations';
import { isRead } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import type { ServedCall } from '../../contract/rest/served-call';
import { reAuthActions } from '../../domain/credentials/login/re-authentication';
import { needsStepUp } from '../../domain/credentials/re-authentication/needs-step-up';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { err } from '../../domain/kernel/result';
import { type Region, regions } from '../../domain/region';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { answer, ScriptedTransport } from '../adapters/support/scripted-transport';
import { adapterSetup } from '../adapters/support/adapter-setup';
import { filesOf, projectRoot } from '../architecture-tree';

type Deps = ReturnType<typeof adapterSetup>;

const calls: Readonly<Record<CallName, ServedCall>> = callCatalogue;
const names = Object.keys(calls) as readonly CallName[];
const mutations = buildSchema(readFileSync('contract/graphql/schema.graphql', 'utf8')).getMutationType()?.getFields();
const actionOfMutation = new Map(Object.values(mutations ?? {}).map((field) => [field.name, actionIn(field.astNode)]));
const provedMutations = [...actionOfMutation].flatMap(([name, action]) => (action ? [name] : []));
const provedCalls = (region: Region) => names.filter((name) => calls[name].proof?.[region]);

const key = deriveKey('cancel-order', 'L1.1');
const move = { accountNo: '1', transactionCurrency: 'HKD', amount: '1' } as const;
const instructions = ({ graphql }: Deps) => new GraphqlCashInstructions(graphql);

/** Sends each call that needs a proof, as the portal does. */
const sent: Readonly<Record<string, (setup: Deps, isProved: boolean) => unknown>> = {
  cancelOrder: ({ rest, clock }, isProved) =>
    new RestOrderRecords(rest, clock).cancel({ orderId: 'L1.1', key, isProved }),
  addVcaTransaction: (setup, isProved) =>
    instructions(setup).send({ ...move, transactionType: 'topup' }, key, isProved),
  holdVcaTransaction: (setup, isProved) =>
    instructions(setup).send({ ...move, transactionType: 'withdrawal', coolingOff: 'Y' }, key, isProved),
};

async function headerOf(region: Region, ask: (setup: Deps) => unknown): Promise<string | undefined> {
  const transport = new ScriptedTransport(() => answer(500));
  await ask(adapterSetup(region, transport));
  return transport.last.headers['RE_AUTH'];
}

describe('the calls that need a proof of who acts', () => {
  it('[REAUTH-11, REAUTH-20, OPEN-44] the calls that need a proof of who acts are in Hong Kong those of the actions that a server refuses without a proof', () => {
    const actions = [
      ...provedCalls('HK').map((name) => calls[name].proof?.HK),
      ...provedMutations.map((name) => actionOfMutation.get(name)),
    ];
    expect(new Set(actions)).toEqual(new Set(reAuthActions.filter(needsStepUp)));
    const refused = names.filter((name) => calls[name].errorCodes?.[403]?.includes(stepUpErrorCodes.needed));
    expect(refused).toEqual(provedCalls('HK'));
  });

  it('[REAUTH-11, API-07] the calls that need a proof of who acts are sent with RE_AUTH: Y after the proof, and with N before it, whichever they are', async () => {
    expect(Object.keys(sent).toSorted()).toEqual([...provedCalls('HK'), ...provedMutations].toSorted());
    for (const [name, send] of Object.entries(sent)) {
      const headers = [true, false].map((isProved) => headerOf('HK', (setup) => send(setup, isProved)));
      expect([name, ...(await Promise.all(headers))]).toEqual([name, 'Y', 'N']);
    }
  });

  it.each(regions)(
    '[REAUTH-11, API-07] leave any other write of %s an N, and a read without the header',
    async (region) => {
      for (const name of names.filter((one) => calls[one].regions.includes(region))) {
        const header = await headerOf(region, ({ rest }) =>
          rest.call(callCatalogue, {
            name,
            parts: { channel: 'email' },
            policy: { showErrors: false },
            read: () => err({ kind: 'malformed' }),
          }),
        );
        expect([name, header]).toEqual([name, isRead(calls[name]) ? undefined : 'N']);
      }
    },
  );

  it('[CONFLICT-53, REAUTH-11] the calls that need a proof of who acts are none in Taiwan, which sends no mutation that needs one', () => {
    expect(provedCalls('TW')).toEqual([]);
    const ofTaiwan = sentOperations.filter(({ name }) => /TW(Document)?$/.test(name));
    expect(ofTaiwan.flatMap(({ text }) => mutationsIn(text))).toEqual([]);
  });

  it('[REAUTH-11] the calls that need a proof of who acts are sent by the only adapters that can say that something is proved', () => {
    const saying = filesOf(projectRoot).filter(
      (file) => /^adapters\/.*\.ts$/.test(file) && saysProved.test(readFileSync(join(projectRoot, file), 'utf8')),
    );
    expect(saying).toEqual([
      'adapters/graphql/cash-account/graphql-cash-instructions.ts',
      'adapters/graphql/graphql-client.ts',
      'adapters/rest/orders/rest-order-records.ts',
    ]);
  });
});

/** Matches the only two means by which an adapter sends a Y. */
const saysProved = /reAuthenticated|from '[./]+\/step-up-header'/;

function actionIn(field: FieldDefinitionNode | null | undefined): string | undefined {
  const mark = field?.directives?.find(({ name }) => name.value === 'proof');
  const action = mark?.arguments?.[0]?.value;
  return action?.kind === Kind.STRING ? action.value : undefined;
}

const mutationsIn = (text: string): readonly string[] =>
  parse(text).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION
      ? one.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );
