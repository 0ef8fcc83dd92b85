import { expect, test } from 'vitest';
import { writeWorkbook } from '../../../adapters/browser/files/write-workbook';
import { numberCell, type Sheet, textCell } from '../../../domain/formatting/sheet';
import type { GainsReport } from '../../../domain/performance/gains-report';
import type { ContractNote } from '../../../domain/trading/records/contract-note';
import { decimal } from '../../builders/decimal';
import { portfolioAsOf, someHoldings } from '../../builders/portfolio';
import { readWorkbook } from '../../builders/read-workbook';
import { annualStatementDiffers, gainsDiffer, holdingsDiffer, noteDiffers } from './files-agree';

const portfolio = portfolioAsOf(someHoldings());

/** The holdings of the portfolio as a file has them, but for the value of one fund. */
async function fileWith(change: { readonly code: string; readonly by: string } | undefined) {
  const rows = portfolio.holdings.map(({ fund, units, marketValue }) => [
    textCell(fund.code),
    numberCell(units, 4),
    numberCell(fund.code === change?.code ? decimal(change.by) : marketValue, 2),
  ]);
  const sheet: Sheet = { name: 'Holdings', headings: ['code', 'units', 'value'], rows };
  return (await readWorkbook(await writeWorkbook([sheet]))).get('Holdings') ?? [];
}

test('a file of the holdings that says what the screen does is nothing wrong', async () => {
  expect(holdingsDiffer(await fileWith(undefined), portfolio)).toEqual([]);
});

test('a file of the holdings with another value of a fund is seen, and so is one without the fund', async () => {
  const value = portfolio.holdings.find(({ fund }) => fund.code === 'A')?.marketValue;
  expect(value).toBeDefined();
  expect(holdingsDiffer(await fileWith({ code: 'A', by: '123456.78' }), portfolio)).toEqual([
    expect.stringMatching(/^value of A is 123456\.78 in the file, and \d+(\.\d+)? on screen$/),
    expect.stringMatching(/^value of all is /),
  ]);
  const rows = await fileWith(undefined);
  const differences = holdingsDiffer(
    rows.filter(([code]) => code !== 'A'),
    portfolio,
  );
  expect(differences).toContainEqual(expect.stringMatching(/^value of A is 0 in the file/));
});

const report: GainsReport = {
  currency: 'HKD',
  year: 2025,
  years: [2025],
  bridge: undefined,
  sums: { realisedGain: decimal('-1234.5'), fees: decimal('7') },
  holdings: [
    {
      accountNumber: '1',
      fund: { code: 'A', name: 'A' },
      isHeld: true,
      sums: {},
      sales: [
        { date: '2025-02-03', units: decimal('1'), currency: 'HKD', gain: decimal('-1200') },
        { date: '2025-02-04', units: decimal('1'), currency: 'HKD', gain: decimal('-34.5') },
      ],
      paidDistributions: [],
      reinvestedDistributions: [],
      fees: [],
    },
  ],
  declared: [],
};

test('a file of the gains that leaves a sale out is seen', () => {
  const sales = [['gain'], [-1200], [-34.5]];
  expect(gainsDiffer(new Map([['sales', sales]]), report)).toEqual([]);
  expect(gainsDiffer(new Map([['sales', sales.slice(0, 2)]]), report)).toEqual([
    'gain of all sales is -1200 in the file, and -1234.5 on screen',
  ]);
});

test('an annual statement without a figure of the screen is seen', () => {
  expect(annualStatementDiffers('Realised gain −1,234.50 Fees 7.00', report)).toEqual([]);
  expect(annualStatementDiffers('Realised gain −1,234.05 Fees 7.00', report)).toEqual(["-1,234.50 isn't on the paper"]);
});

test('a contract note of another order or amount is seen', () => {
  const note: ContractNote = {
    orderId: 'A.1',
    orderNo: '880-413-296',
    type: 'B',
    fund: { code: 'A', name: 'A' },
    currency: 'TWD',
    amount: decimal('23456'),
    dealingDate: '2026-03-04',
    availableUntil: '2027-03-04',
  };
  expect(noteDiffers('Order 880-413-296, TWD 23,456', note)).toEqual([]);
  expect(noteDiffers('Order 880-413-297, TWD 2,345', note)).toEqual([
    "880-413-296 isn't on the paper",
    "23,456 isn't on the paper",
  ]);
});
