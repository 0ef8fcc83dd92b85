import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FundListAnswer } from '../../contract/rest/funds/fund-list';
import { namedFrequency } from '../../domain/funds/finding/named-frequency';
import { sharedDataFile } from '../builders/shared-data';

const kinds: Readonly<Record<string, string>> = { 境內基金: 'ON', 境外基金: 'OF', 期貨: 'FT' };

/** Returns the real share classes as the list of all funds has them, with figures made up for each; undefined without the real list. */
export function realFundList(): FundListAnswer | undefined {
  const file = sharedDataFile('funds/funds_tw.csv');
  if (file === undefined) return undefined;
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return rows.map((row, place) => {
    const [code = '', localId = '', isin = '', name = '', , company = '', type = '', currency = ''] = row.split(',');
    return {
      name: { code, value: name },
      isinCode: isin === '' ? null : isin,
      jfFundCode: `${localId}.${currency}`,
      baseCurrency: currency,
      fundRiskRating: `RR${String(1 + (place % 5))}`,
      fundMarketType: { code: kinds[type] ?? 'ON', value: type },
      house: { code: company, value: company },
      distributionFrequency: namedFrequency(name) ?? null,
      ongoingCharge: (((place * 7) % 250) / 100).toFixed(2),
      distributionYield: place % 3 === 0 ? null : (((place * 11) % 900) / 100).toFixed(2),
      comparableSize: String(1_000_000 * (1 + ((place * 7919) % 9973))),
      fundPerformance: Object.fromEntries(
        ['oneMonth', 'threeMonth', 'sixMonth', 'oneYear', 'twoYear', 'threeYear', 'yearToDate'].map((period, step) => [
          period,
          ((((place + 1) * (step + 3) * 37) % 6_000) / 100 - 20).toFixed(2),
        ]),
      ),
    };
  });
}

/** Answers every request for the list of all funds with the real one. */
export async function answerWithList(page: Page, list: FundListAnswer): Promise<void> {
  const body = JSON.stringify(list);
  await page.route(/\/fund\?isAll=true/, (route) => route.fulfill({ contentType: 'application/json', body }));
}
