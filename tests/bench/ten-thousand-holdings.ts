import type { Page } from '@playwright/test';

const wanted = 10_000;

/** Repeats the rows of every portfolio answer, under new fund codes, until there are 10,000. */
export async function tenThousandHoldings(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    await route.fulfill({ response, json: enlarged(answer) });
  });
}

function enlarged(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(enlarged);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'tableViewDetails' && Array.isArray(inner) ? repeated(inner) : enlarged(inner),
    ]),
  );
}

type Row = { readonly fund: { readonly name: { readonly code: string } } };

function repeated(rows: readonly Row[]): readonly Row[] {
  return Array.from({ length: rows.length === 0 ? 0 : wanted }, (_, index) => {
    const row = rows[index % rows.length] as Row;
    const code = `${row.fund.name.code}${String(Math.floor(index / rows.length))}`;
    return { ...row, fund: { ...row.fund, name: { ...row.fund.name, code } } };
  });
}
