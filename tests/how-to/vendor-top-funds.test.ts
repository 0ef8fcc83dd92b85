// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { HttpClient } from '../../adapters/http/http-client';
import { Transport } from '../../adapters/http/transport';
import { TopFunds } from '../../application/ports/funds/top-funds';
import { buildContainer } from '../../composition/container';
import { topFundsPorts } from '../../composition/ports/top-funds';
import { toText } from '../../domain/money/decimal';
import { answer, offline, ScriptedTransport, textAnswer } from '../adapters/support/scripted-transport';
import { aConfiguration } from '../builders/a-configuration';
import { VendorTopFunds } from './vendor-top-funds';

const address = '/fund-data/ranking';
const example = {
  asOf: '2026-11-27',
  entries: [
    { isin: 'LU0000000001', title: 'Harbour Equity', ccy: 'USD', srri: 4, return12m: '12.34' },
    { isin: 'LU0000000002', title: 'Harbour Bond', ccy: 'HKD', srri: 2, return12m: null },
  ],
};

// jsdom knows no media queries.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

/** The portal with the vendor in place of the firm's own server, as the recipe binds it. */
async function vendorOver(script: ConstructorParameters<typeof ScriptedTransport>[0]) {
  const configuration = aConfiguration({ region: 'HK' });
  const transport = new ScriptedTransport(script);
  const container = await buildContainer(
    configuration,
    new ContainerModule(({ bind }) => {
      bind(Transport).toConstantValue(transport);
    }),
  );
  container.load(topFundsPorts());
  container.rebind(TopFunds).toResolvedValue((http) => new VendorTopFunds(http, address), [HttpClient]);
  return { topFunds: container.get(TopFunds), transport };
}

describe('the adapter of another vendor', () => {
  it('answers the port in the portal’s own words', async () => {
    const { topFunds, transport } = await vendorOver(() => answer(200, example));
    const told = await topFunds.bestSelling();
    if (!told.ok) throw new Error(told.error.kind);
    const [first, second] = told.value;
    expect(transport.last.url).toBe(address);
    expect(first).toMatchObject({ code: 'LU0000000001', name: 'Harbour Equity', baseCurrency: 'USD', riskRating: 4 });
    expect(first?.oneYear && toText(first.oneYear)).toBe('12.34');
    expect(second).not.toHaveProperty('oneYear');
  });

  it.each([
    [answer(503), 'server-error'],
    [answer(200, { asOf: 5 }), 'malformed'],
    [textAnswer(200, '<html>'), 'malformed'],
    [offline, 'no-answer'],
  ])('never rejects (%#)', async (given, kind) => {
    const { topFunds } = await vendorOver(() => given);
    expect(await topFunds.bestSelling()).toMatchObject({ ok: false, error: { kind } });
  });

  it('sends no check token to an address that isn’t the portal’s own server', async () => {
    sessionStorage.setItem('etrading.AUTH_CHECKED', '"abc"');
    const { topFunds, transport } = await vendorOver(() => answer(200, example));
    await topFunds.bestSelling();
    expect(JSON.stringify(transport.last.headers)).not.toContain('abc');
    sessionStorage.clear();
  });

  it('stands in the recipe as it is', () => {
    const recipe = readFileSync(join(import.meta.dirname, '../../docs/how-to/an-adapter-of-another-vendor.md'), 'utf8');
    const code = readFileSync(join(import.meta.dirname, 'vendor-top-funds.ts'), 'utf8');
    const [, body = ''] = code.split('/** The best-selling funds');
    expect(recipe).toContain(`/** The best-selling funds${body.split('type Entry')[0]?.trimEnd() ?? ''}`);
  });
});
