import { describe, expect, it } from 'vitest';
import { GraphqlClientTiers } from '../../adapters/graphql/tiers/graphql-client-tiers';
import { RestClientPoints } from '../../adapters/rest/tiers/rest-client-points';
import { decimal } from '../builders/decimal';
import { answer, refusal, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

describe('the client’s tier', () => {
  it('[GQL-10, ENT-21, TIER-15] comes by the operation ClientTiers', async () => {
    const clientTiers = { holdingAmount: '1250000.00', membershipTier: 'Gold+', investmentTier: 'gold' };
    const transport = new ScriptedTransport(() => answer(200, { data: { clientTiers } }));
    expect(await new GraphqlClientTiers(adapterSetup('HK', transport).graphql, 'HK').current()).toEqual({
      ok: true,
      value: { investmentTotal: decimal('1250000.00'), membershipTier: 'Gold+', investmentTier: 'gold' },
    });
    expect(transport.last.name).toBe('ClientTiers');
  });

  it('[GQL-10] the client’s tier may be one of which nothing is known', async () => {
    const transport = new ScriptedTransport(() => answer(200, { data: { clientTiers: null } }));
    expect(await new GraphqlClientTiers(adapterSetup('TW', transport).graphql, 'TW').current()).toEqual({
      ok: true,
      value: {},
    });
  });
});

describe('the client’s points', () => {
  const points = { totalPoints: 900, pointsAboutToExpire: 100, ePointDetails: [] };
  const setup = (region: 'HK' | 'TW', reminder = answer(200, { reminderPoints: 40 })) => {
    const transport = new ScriptedTransport(({ name }) => (name === 'ePoints' ? answer(200, points) : reminder));
    return { transport, port: new RestClientPoints(adapterSetup(region, transport).rest, region) };
  };

  it('[API-51, API-52, ENT-23, ENT-24, EPNT-03] come in Hong Kong with the reminder', async () => {
    const { transport, port } = setup('HK');
    expect(await port.current()).toEqual({ ok: true, value: { ...points, reminderPoints: 40 } });
    expect(transport.requests.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      'GET /tet-web/rest/ePoints',
      'GET /tet-web/rest/util/reminderEPoints',
    ]);
  });

  it('[API-51, API-52] come in Taiwan alone', async () => {
    const { transport, port } = setup('TW');
    expect(await port.current()).toEqual({ ok: true, value: points });
    expect(transport.requests.map(({ url }) => url)).toEqual(['/tet-web/api/v2/ePoints']);
  });

  it('[API-52, OPEN-92] the client’s points are whole without a reminder that can’t be loaded, and say that it is missing', async () => {
    expect(await setup('HK', answer(400, refusal('E1'))).port.current()).toEqual({
      ok: true,
      value: { ...points, isReminderUnknown: true },
    });
  });
});
