import { describe, expect, it } from 'vitest';
import { GraphqlSuitabilityRecords } from '../../adapters/graphql/suitability/graphql-suitability-records';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const stated = { accountHolderSuitabilities: [{ clientRiskLevel: 'b', kycStatus: 'O' }] };

describe('the suitability of a client of Taiwan', () => {
  it.each([
    [undefined, 0],
    ['risk', 0],
    ['prudent', 1],
  ] as const)(
    '[GQL-21, SUIT-47] the suitability of a client of Taiwan is asked for before %s as step %i, by its own operation',
    async (before, nextStep) => {
      const transport = new ScriptedTransport(() => answer(200, { data: { userSuitabilityTW: stated } }));
      const records = await new GraphqlSuitabilityRecords(adapterSetup('TW', transport).graphql).current(before);
      expect(records).toMatchObject({ ok: true, value: [{ clientRiskLevel: 'b', kycStatus: 'O' }] });
      expect(JSON.parse(transport.last.body ?? '')).toMatchObject({
        operationName: 'UserSuitabilityTWForEnhancedSuitability',
        variables: { nextStep },
      });
    },
  );
});
