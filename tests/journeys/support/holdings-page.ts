import { expect, type Locator, type Page } from '@playwright/test';
import type { GroupType } from '../../../domain/holdings/view/group-holdings';
import type { Region } from '../../../domain/region';
import { nextExchange } from './calls';

/** A holding as the server answers it, as far as the journeys look. */
export type ServedHolding = {
  readonly accountNo: string;
  readonly fund: {
    readonly name: { readonly code: string; readonly value: string };
    readonly category: { readonly code: string; readonly value: string };
    readonly fundMarketType?: { readonly code: string; readonly value: string };
    readonly baseCurrency: string;
  };
  readonly holdingUnits: string;
  readonly marketValue: string | null;
  readonly marketValuePrecision: number;
  readonly cost: string | null;
  readonly profit: string | null;
  readonly returnPercent: string | null;
  readonly label?: string;
  readonly txnCurrency?: string;
  readonly txnPaymentType?: string;
};

export type WireStatistics = {
  readonly totalValue: string;
  readonly totalValuePrecision: number;
  readonly totalCost: string;
  readonly profit: string;
  readonly returnPercent: string;
  readonly numberOfFunds: number;
  readonly tableViewDetails: readonly ServedHolding[];
};

/** The portfolio as the page gets it: the viewing currency, totals and worth in it, and the lines as they are shown. */
export type ToldPortfolio = {
  readonly currency: string;
  readonly viewed: WireStatistics;
  readonly lines: readonly ServedHolding[];
};

type Filter = { readonly showCcy: string };
type Variables = { readonly filter?: Filter; readonly filterGroupByFund?: Filter };

type Data = {
  readonly byNonePie?: WireStatistics;
  readonly byFund?: WireStatistics;
  readonly holdingStatisticsHK?: WireStatistics;
  readonly holdingStatisticsTW?: WireStatistics;
};

/** The next portfolio that the server tells the page, or the next in a currency. */
export async function nextPortfolio(page: Page, currency?: string): Promise<ToldPortfolio> {
  const viewedIn = ({ filter, filterGroupByFund }: Variables) => (filter ?? filterGroupByFund)?.showCcy ?? '';
  const { data, variables } = await nextExchange<Data, Variables>(
    page,
    'HoldingStatistics',
    (asked) => currency === undefined || viewedIn(asked) === currency,
  );
  const viewed = data.byFund ?? data.holdingStatisticsHK ?? data.holdingStatisticsTW;
  if (!viewed) throw new Error('an answer without holdings');
  const lines = (data.byNonePie ?? viewed).tableViewDetails;
  return { currency: viewedIn(variables), viewed, lines: lines.map((line) => asShown(line, viewed.tableViewDetails)) };
}

/** A line as it is valued in the viewing currency. */
export const worthOf = (viewed: readonly ServedHolding[], line: ServedHolding): ServedHolding =>
  viewed.find(({ fund, accountNo }) => fund.name.code === line.fund.name.code && accountNo === line.accountNo) ?? line;

/** A line with the figures that its row shows: in Taiwan the wealth account is shown in the viewing currency [HOLD-11]. */
function asShown(line: ServedHolding, viewed: readonly ServedHolding[]): ServedHolding {
  if (!line.txnPaymentType?.startsWith('OF_MA_')) return line;
  const { marketValue, marketValuePrecision, cost, profit, returnPercent } = worthOf(viewed, line);
  return { ...line, marketValue, marketValuePrecision, cost, profit, returnPercent };
}

/** The code and name of the group a holding belongs to, as the answer has it. */
export function groupOf({ fund, label }: ServedHolding, by: GroupType, region: Region): string {
  switch (by) {
    case 'FUND_CODE':
      return fund.name.value;
    case 'FUND_CATEGORY':
      return fund.category.value;
    case 'FUND_MARKET_TYPE':
      // HK's funds bear no market type: the server labels the rows it broke down [CONFLICT-30].
      return (region === 'HK' ? label : fund.fundMarketType?.value) ?? '';
    case 'FUND_BASE_CURRENCY':
      return fund.baseCurrency;
  }
}

/** The table of holdings, in whichever language. */
export const holdingsTable = (page: Page): Locator => page.getByRole('table', { name: /^(Holdings|持有基金)$/ });

const toolbarMenus = { filter: /^(Filter|篩選)$/, view: /^(View|檢視方式)$/ };

/** Opens the choices of which holdings are shown, or of how they are; Escape closes them. */
export async function openToolbar(page: Page, menu: keyof typeof toolbarMenus): Promise<void> {
  await page.getByRole('button', { name: toolbarMenus[menu] }).click();
  await expect(page.getByRole('group', { name: toolbarMenus[menu] })).toBeVisible();
}

/** Chooses in a list box of the toolbar, and closes what was opened for it. */
export async function chooseInToolbar(page: Page, menu: keyof typeof toolbarMenus, list: string, option: string) {
  await openToolbar(page, menu);
  await page.getByRole('combobox', { name: list, exact: true }).selectOption(option);
  await page.keyboard.press('Escape');
}

/** A row as it is read: its heading, and the text of each cell. */
export type ReadRow = { readonly heading: string; readonly cells: readonly string[] };

/** The rows beneath the header, from top to bottom. */
export async function readRows(table: Locator): Promise<readonly ReadRow[]> {
  return table.locator('tbody').evaluate((body: HTMLElement) =>
    Array.from(body.querySelectorAll<HTMLElement>('[role=row]'), (row) => ({
      heading: row.querySelector<HTMLElement>('[role=rowheader]')?.innerText ?? '',
      cells: Array.from(row.querySelectorAll<HTMLElement>('[role=cell]'), (cell) => cell.innerText),
    })),
  );
}

/** The fund codes of the rows, in their order. */
export async function readCodes(table: Locator): Promise<readonly string[]> {
  return (await readRows(table)).flatMap(({ heading }) => /\b(?:HK|TW)\d{4}\b/.exec(heading) ?? []);
}
