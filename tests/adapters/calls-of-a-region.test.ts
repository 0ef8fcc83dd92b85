import { expect, it } from 'vitest';
import { RestClientOffers } from '../../adapters/rest/notices/rest-client-offers';
import { RestTopFunds } from '../../adapters/rest/funds/rest-top-funds';
import { RestAssessments } from '../../adapters/rest/suitability/rest-assessments';
import { RestViewingSettings } from '../../adapters/rest/holdings/rest-viewing-settings';
import { regions } from '../../domain/region';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

it('[API-10, API-36, API-39, API-48] asks in Taiwan for nothing that Hong Kong alone has', async () => {
  const transport = new ScriptedTransport(() => answer(200, []));
  const { rest } = adapterSetup('TW', transport);
  for (const asked of [
    new RestTopFunds(rest).bestSelling(),
    new RestClientOffers(rest, 'TW').promotions(),
    new RestViewingSettings(rest, 'TW').viewIn('USD'),
  ])
    expect(await asked).toEqual({ ok: false, error: { kind: 'not-offered' } });
  expect(transport.requests).toEqual([]);
});

it.each(regions)(
  '[SUIT-13, OPEN-59] knows of no past ratings in %s where the server doesn’t tell them',
  async (region) => {
    const transport = new ScriptedTransport(() => answer(200, []));
    const { rest } = adapterSetup(region, transport, []);
    expect(await new RestAssessments(rest, region).pastRatings()).toEqual({ ok: true, value: [] });
    expect(transport.requests).toEqual([]);
  },
);
