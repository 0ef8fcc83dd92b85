import { describe, expect, it } from 'vitest';
import { GraphqlCashInstructions } from '../../adapters/graphql/cash-account/graphql-cash-instructions';
import { GraphqlLocalSessions } from '../../adapters/graphql/session/graphql-local-sessions';
import { GraphqlLocalStepUps } from '../../adapters/graphql/re-authentication/graphql-local-step-ups';
import { type CashInstruction, cashInstruction } from '../../domain/cash-account/instructions/cash-instruction';
import { scaled } from '../../domain/money/decimal';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const key = deriveKey('key', '0001');
const topUp = cashInstruction('topup', '900', scaled(100_000n, 2));
const withdrawal = cashInstruction('withdrawal', '900', scaled(100_000n, 2));

function hongKong() {
  const transport = new ScriptedTransport(() => answer(200, { data: null, errors: [] }));
  const setup = adapterSetup('HK', transport);
  const cash = new GraphqlCashInstructions(setup.graphql);
  const proofsSaid = (): readonly unknown[] =>
    transport.requests.map(({ name, headers }) => [name, headers['RE_AUTH']]);
  return { setup, cash, proofsSaid };
}

describe('RE_AUTH', () => {
  it.each([
    ['a top-up', topUp],
    ['a withdrawal', withdrawal],
  ] satisfies readonly (readonly [string, CashInstruction])[])(
    '[API-07, REAUTH-11, OPEN-44] RE_AUTH is N of %s before the client has proved who acts, and Y of it afterwards',
    async (_, instruction) => {
      const { cash, proofsSaid } = hongKong();
      await cash.send(instruction, key);
      await cash.send(instruction, key, false);
      await cash.send(instruction, key, true);
      expect(proofsSaid()).toEqual([
        ['AddVcaTransaction', 'N'],
        ['AddVcaTransaction', 'N'],
        ['AddVcaTransaction', 'Y'],
      ]);
    },
  );

  it('[API-07, REAUTH-11, OPEN-44] RE_AUTH is N of the mutations that need no proof: a cancelling, a local login, the proof itself', async () => {
    const { setup, cash, proofsSaid } = hongKong();
    await cash.cancel('T1');
    await new GraphqlLocalSessions(setup.graphql, setup.sessionEnd, setup.epoch).logOn({ username: 'A', secret: 'B' });
    await new GraphqlLocalStepUps(setup.graphql).give({ nonce: '0', secret: '528314' });
    expect(proofsSaid()).toEqual([
      ['CancelVcaTransaction', 'N'],
      ['LocalUserLogin', 'N'],
      ['LocalUserReAuth', 'N'],
    ]);
  });
});
