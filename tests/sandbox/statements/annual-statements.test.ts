import { describe, expect, test } from 'vitest';
import {
  GainsAndIncomeDocument,
  type GainsAndIncomeQuery,
} from '../../../contract/graphql/performance/generated/graphql';
import { languages, type Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { readPdf } from '../../builders/read-pdf';
import { sharedSandbox } from '../support/shared-sandbox';
import { currencyOf, regions, typicalLogins } from '../support/typical-clients';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();

const placesOf = { HKD: 2, TWD: 0 } as const;

const plain = (text: string): string => text.replaceAll(/\s+/g, '');

/** A figure as a client reads it. */
function shown(figure: string | null, region: Region): string {
  const places = placesOf[currencyOf[region]];
  return Number(figure).toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });
}

const words = {
  en_US: { title: 'Annual statement', year: '2025', tax: 'It is not tax advice; please ask a tax adviser.' },
  zh_HK: { title: '年結單', year: '2025 年', tax: '並非稅務意見' },
  zh_TW: { title: '年度對帳單', year: '2025 年', tax: '並非稅務建議' },
} as const satisfies Record<Language, unknown>;

// The clock stands at 4 March 2026.
describe('an annual statement', () => {
  test.each(regions)(
    '[ORDQ-09, ORDQ-14] the annual statement of %s is listed for the year that is over, for one year',
    async (region) => {
      const visitor = await shared.visitors.loggedOn(region, typicalLogins[region]);
      expect((await visitor.call('GET', '/statement/annualStatements')).json()).toEqual([
        { year: 2025, availableUntil: '2026-12-31' },
      ]);
    },
  );

  test.each(regions)(
    '[ORDQ-09, PORT-46] the annual statement of %s says figure by figure what the page of gains and income says',
    async (region) => {
      const visitor = await shared.visitors.loggedOn(region, typicalLogins[region]);
      const { data } = (await visitor.graphql(GainsAndIncomeDocument, {
        currency: currencyOf[region],
        year: 2025,
      })) as {
        data: GainsAndIncomeQuery;
      };
      const { bridge, sums, holdings } = data.gainsAndIncome;
      const answer = await visitor.call('GET', '/statement/annualStatement?year=2025');
      const { pages } = await readPdf(answer.json<{ content: string }>().content);
      const text = plain(pages.join(''));
      for (const figure of [
        bridge?.opening,
        bridge?.paidIn,
        bridge?.price,
        bridge?.currency,
        bridge?.fees,
        bridge?.closing,
      ])
        expect(text).toContain(shown(figure ?? null, region));
      for (const figure of [sums.realisedGain, sums.paidDistributions, sums.fees])
        expect(text).toContain(shown(figure, region));
      expect(holdings.length).toBeGreaterThan(3);
      const accountNumbers = new Set(holdings.map(({ accountNumber }) => accountNumber));
      // At the head of the statement, and beneath each fund of that account.
      for (const number of accountNumbers) expect(text.split(number).length).toBeGreaterThan(2);
      for (const { fundCode, fees, sales, paidDistributions } of holdings) {
        expect(text).toContain(`(${fundCode})`);
        for (const { orderNo, converted } of [...fees, ...paidDistributions]) {
          expect(text).toContain(shown(converted, region));
          if (orderNo !== null) expect(text).toContain(plain(orderNo));
        }
        for (const { gain } of sales) expect(text).toContain(shown(gain, region));
      }
    },
  );

  test.each(languages)(
    '[ORDQ-09, OPEN-40] the annual statement is printed in %s, and says that it is no tax advice',
    async (language) => {
      const visitor = await shared.visitors.loggedOn('HK', typicalLogins.HK);
      const answer = await visitor.call('GET', '/statement/annualStatement?year=2025', {
        headers: { user_locale: language },
      });
      const { fileName, content } = answer.json<{ fileName: string; content: string }>();
      const { title, year, tax } = words[language];
      const { pages, isTagged } = await readPdf(content);
      expect([fileName, isTagged]).toEqual([`${title} ${year}.pdf`, true]);
      expect(plain(pages.join(''))).toContain(plain(tax));
    },
  );

  test.each(['2024', '2026', '2027', '0000'])(
    '[ORDQ-09, ORDQ-14] the annual statement of %s is refused: not over, or not kept',
    async (year) => {
      const visitor = await shared.visitors.loggedOn('HK', typicalLogins.HK);
      const answer = await visitor.call('GET', `/statement/annualStatement?year=${year}`);
      expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['STATEMENT_UNKNOWN']]);
    },
  );

  test.each(['', '20', '2025-01', '2025%00'])(
    '[ORDQ-09, R9] the annual statement of the year “%s” is refused calmly',
    async (year) => {
      const visitor = await shared.visitors.loggedOn('HK', typicalLogins.HK);
      expect((await visitor.call('GET', `/statement/annualStatement?year=${year}`)).statusCode).toBe(400);
    },
  );

  test('[ORDQ-09] the annual statement is nobody’s without a session', async () => {
    const visitor = new Visitor(shared.servers.HK, 'HK');
    expect((await visitor.call('GET', '/statement/annualStatement?year=2025')).statusCode).toBe(401);
    expect((await visitor.call('GET', '/statement/annualStatements')).statusCode).toBe(401);
  });
});
