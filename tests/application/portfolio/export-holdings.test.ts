import { describe, expect, it } from 'vitest';
import { regionFeatures } from '../../../config/region-features';
import { ExportHoldings, type ExportSnapshot } from '../../../application/portfolio/export-holdings';
import {
  type AccountHoldingsQuery,
  type PortfolioAccount,
  HoldingsByAccount,
} from '../../../application/ports/holdings/holdings-by-account';
import { Spreadsheets } from '../../../application/ports/files/spreadsheets';
import type { Sheet } from '../../../domain/formatting/sheet';
import { holdingColumns, type HoldingColumn } from '../../../domain/holdings/view/holdings-sheet';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { pastWords, portfolioReport } from '../../builders/portfolio-report';
import { err, ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { decimal } from '../../builders/decimal';
import { portfolioHolding, someHoldings } from '../../builders/portfolio';
import { TestClock } from '../../builders/test-clock';

describe('the Excel file of the holdings', () => {
  it('[PORT-45] the Excel file of the holdings of TW holds the lines that are seen, in their order, and asks nothing', async () => {
    const setup = exportSetup('TW', []);
    const lines = [...someHoldings()].reverse().map((holding) => ({ holding }));
    expect(await setup.export.execute(seen({ lines }))).toMatchObject({ ok: true });
    expect(setup.accounts.asked).toEqual([]);
    expect(column(setup.sheet(0), 'code')).toEqual(['C', 'B', 'A']);
  });

  it('[PORT-48, PORT-49, PORT-50, PORT-51, PORT-52, PORT-54, CONFLICT-34] the Excel file of the holdings of HK asks once for the MasterAccount and once for each sub-account', async () => {
    const setup = exportSetup('HK', [{ type: 'MA' }, plan('2'), plan('1')]);
    await setup.export.execute(seen({ currency: 'USD' }));
    const asked = (account: PortfolioAccount) => ({ account, currency: 'USD', country: 'HK' });
    expect(setup.accounts.asked).toEqual([asked({ type: 'MA' }), asked(plan('2')), asked(plan('1'))]);
  });

  it('[PORT-48] the Excel file of the holdings of HK asks nothing for a MasterAccount that there isn’t', async () => {
    const setup = exportSetup('HK', [plan('1')]);
    await setup.export.execute(seen());
    expect(setup.accounts.asked.map(({ account }) => account)).toEqual([plan('1')]);
  });

  it('[CONFLICT-33] the Excel file of the holdings of HK is in HKD when the currency wished for is none', async () => {
    const setup = exportSetup('HK', [{ type: 'MA' }]);
    await setup.export.execute(seen({ currency: 'XXX' }));
    expect(setup.accounts.asked.map(({ currency }) => currency)).toEqual(['HKD']);
  });

  it('[PORT-55, GQL-32, CONFLICT-34] the Excel file of the holdings of HK puts the lists one after the other, whichever came first', async () => {
    const setup = exportSetup('HK', [{ type: 'MA' }, plan('2'), plan('1')], { MA: 20, 2: 1, 1: 10 });
    await setup.export.execute(seen());
    expect(column(setup.sheet(0), 'code')).toEqual(['of MA', 'of 2', 'of 1']);
  });

  it('[PORT-55] the Excel file of the holdings isn’t made when one account can’t be told', async () => {
    const setup = exportSetup('HK', [{ type: 'MA' }, plan('unknown')]);
    expect(await setup.export.execute(seen())).toEqual(err({ kind: 'malformed' }));
    expect(setup.spreadsheets.made).toEqual([]);
  });

  it('[PORT-45] the Excel file of the holdings is named for the day in Hong Kong', async () => {
    const setup = exportSetup('TW', []);
    expect(await setup.export.execute(seen())).toMatchObject({
      ok: true,
      value: { name: 'Holdings_20261121.xlsx' },
    });
  });

  it('[PORT-45] says on its notes when it was made, the choices, the currency and the days of the prices', async () => {
    const setup = exportSetup('TW', []);
    await setup.export.execute(seen({ choices: [['Group by', 'Fund']] }));
    expect(setup.notes()).toEqual({
      'made-at': '21 Nov 2026 00:30',
      'Group by': 'Fund',
      accounts: '1',
      currency: 'TWD',
      'nav-dates': '20 Nov 2026',
      amounts: 'shown',
    });
  });

  it.each(['HK', 'TW'] as const)(
    '[PORT-45, PORT-46] the Excel file of the holdings of %s has the past that is on screen between the holdings and the notes, and none where there is none',
    async (region) => {
      const setup = exportSetup(region, [{ type: 'MA' }]);
      await setup.export.execute(
        seen({ past: { report: portfolioReport, name: 'All your money', benchmark: undefined } }),
      );
      await setup.export.execute(seen());
      const names = setup.spreadsheets.made.map((sheets) => sheets.map(({ name }) => name));
      expect(names).toEqual([
        ['Holdings', 'Assets', 'Changes', 'Line', 'Payments', 'Notes'],
        ['Holdings', 'Notes'],
      ]);
    },
  );

  it('[PORT-45] holds no amount while they are hidden, and says so', async () => {
    const setup = exportSetup('TW', []);
    await setup.export.execute(seen({ amountsHidden: true }));
    expect(setup.notes()['amounts']).toBe('hidden');
    expect(setup.sheet(0).headings).toEqual(
      holdingColumns.filter((name) =>
        [
          'account',
          'name',
          'code',
          'base-currency',
          'category',
          'nav',
          'nav-date',
          'currency',
          'return',
          'share',
        ].includes(name),
      ),
    );
  });
});

const plan = (msAccountNo: string): PortfolioAccount => ({ type: 'MS', msAccountNo });

function seen(change: Partial<ExportSnapshot> = {}): ExportSnapshot {
  return {
    lines: someHoldings().map((holding) => ({ holding })),
    currency: 'TWD',
    total: decimal('450'),
    amountsHidden: false,
    language: 'en_US',
    choices: [],
    words: {
      holdings: 'Holdings',
      remarks: 'Notes',
      columns: Object.fromEntries(holdingColumns.map((name) => [name, name])) as Record<HoldingColumn, string>,
      notes: {
        'made-at': 'made-at',
        currency: 'currency',
        'nav-dates': 'nav-dates',
        'rate-dates': 'rate-dates',
        accounts: 'accounts',
        amounts: 'amounts',
        contents: 'contents',
      },
      amountsHidden: 'hidden',
      amountsShown: 'shown',
      allAccounts: 'all',
      past: pastWords,
    },
    ...change,
  };
}

/** The texts beneath a heading. */
const column = ({ headings, rows }: Sheet, heading: string): readonly (string | undefined)[] =>
  rows.map((row) => {
    const cell = row[headings.indexOf(heading)];
    return cell?.kind === 'text' ? cell.text : undefined;
  });

class KnownAccounts extends HoldingsByAccount {
  readonly asked: AccountHoldingsQuery[] = [];

  constructor(
    private readonly known: readonly PortfolioAccount[],
    private readonly delays: Readonly<Record<string, number>>,
  ) {
    super();
  }

  accounts() {
    return Promise.resolve(ok(this.known));
  }

  async of(question: AccountHoldingsQuery) {
    this.asked.push(question);
    const name = question.account.type === 'MA' ? 'MA' : question.account.msAccountNo;
    for (let turn = this.delays[name] ?? 0; turn > 0; turn -= 1) await Promise.resolve();
    if (name === 'unknown') return err({ kind: 'malformed' as const });
    const holdings: readonly PortfolioHolding[] = [
      portfolioHolding({ code: `of ${name}`, marketValue: '1', profit: '1', returnPercent: '1' }),
    ];
    return ok(holdings);
  }
}

class KeptSheets extends Spreadsheets {
  readonly made: (readonly Sheet[])[] = [];

  make(sheets: readonly Sheet[]) {
    this.made.push(sheets);
    return Promise.resolve(ok(new ArrayBuffer(1)));
  }

  save(): void {
    throw new Error('the client hasn’t been asked');
  }

  saveText(): void {
    throw new Error('the client hasn’t been asked');
  }
}

function exportSetup(
  region: Region,
  known: readonly PortfolioAccount[],
  delays: Readonly<Record<string, number>> = {},
) {
  const accounts = new KnownAccounts(known, delays);
  const spreadsheets = new KeptSheets();
  const clock = new TestClock('2026-11-20T16:30:00Z');
  const { exportedHoldings: exported } = regionFeatures[region];
  const sheet = (place: number): Sheet => {
    const found = spreadsheets.made[0]?.[place];
    if (!found) throw new Error('no such sheet');
    return found;
  };
  return {
    accounts,
    spreadsheets,
    sheet,
    export: new ExportHoldings({ accounts, spreadsheets, clock, exported }, region),
    notes: (): Record<string, string> =>
      Object.fromEntries(
        sheet(1).rows.map((row) => row.map((cell) => (cell.kind === 'text' ? cell.text : ''))) as [string, string][],
      ),
  };
}
