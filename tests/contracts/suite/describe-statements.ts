import { describe, expect, it } from 'vitest';
import { Statements } from '../../../application/ports/documents/statements';
import { lastDayOfYear } from '../../../domain/calendar/years';
import { isRetained } from '../../../domain/documents/retention';
import { daysOfMonth, statementReadyOn } from '../../../domain/documents/statement-months';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };
const unknown = { ok: false, error: { kind: 'rejected', errors: [{ code: 'STATEMENT_UNKNOWN' }] } };

/** Tests the contract of Statements. */
export function describeStatements(target: ContractTarget): void {
  describe('Statements', () => {
    it('[ORDQ-09, ORDQ-14] list each month that is over and kept once, the newest first, and say when the next is ready', async () => {
      const { statements, next } = valueOf(await (await target.signedIn()).get(Statements).monthly());
      const months = statements.map(({ month }) => month);
      expect(months).toEqual([...new Set(months)].toSorted().toReversed());
      expect(months.filter((month) => month >= next.month)).toEqual([]);
      expect(next.readyOn).toBe(statementReadyOn(next.month));
      for (const { month, availableUntil } of statements)
        expect(isRetained('statement', daysOfMonth(month)?.last ?? '', availableUntil)).toBe(true);
    });

    it('[ORDQ-10, ORDQ-12] list contract notes, the newest first, each kept for a year', async () => {
      const notes = valueOf(await (await target.signedIn()).get(Statements).contractNotes());
      const dates = notes.map(({ dealingDate }) => dealingDate);
      expect(dates).toEqual(dates.toSorted().toReversed());
      for (const { dealingDate, availableUntil } of notes)
        expect(isRetained('contract-note', dealingDate, availableUntil)).toBe(true);
    });

    it('[ORDQ-09, ORDQ-10] print what they list, the same bytes each time', async () => {
      const statements = (await target.signedIn()).get(Statements);
      const [month] = valueOf(await statements.monthly()).statements;
      const [note] = valueOf(await statements.contractNotes());
      if (month) {
        const first = await statements.monthlyFile(month.month);
        const second = await statements.monthlyFile(month.month);
        expect(valueOf(first)).toEqual(valueOf(second));
      }
      if (note) expect(valueOf(await statements.contractNoteFile(note.orderId)).name).toMatch(/\.pdf$/);
    });

    it('[ORDQ-09, ORDQ-14] list each year that is over and kept, the latest first, and print it, the same bytes each time', async () => {
      target.needs('annual-statements');
      const statements = (await target.signedIn()).get(Statements);
      const annual = valueOf(await statements.annual());
      const years = annual.map(({ year }) => year);
      expect(years).toEqual([...new Set(years)].toSorted((one, other) => other - one));
      for (const { year, availableUntil } of annual)
        expect(isRetained('statement', lastDayOfYear(year), availableUntil)).toBe(true);
      expect(await statements.annualFile(1999)).toMatchObject(unknown);
      const visitor = (await target.visit()).get(Statements);
      expect(await visitor.annual()).toMatchObject(refused);
      expect(await visitor.annualFile(2025)).toMatchObject(refused);
      const [latest] = years;
      if (latest === undefined) return;
      const first = valueOf(await statements.annualFile(latest));
      expect(first).toEqual(valueOf(await statements.annualFile(latest)));
      expect(first.name).toMatch(/\.pdf$/);
    });

    it('[ORDQ-05, ORDQ-13] Statements have no receipt of a list that isn’t the client’s', async () => {
      target.needs('order-receipts');
      const unsent = await (await target.signedIn()).get(Statements).orderReceiptFile('no-list-of-anybody');
      expect(unsent).toMatchObject(unknown);
      expect(await (await target.visit()).get(Statements).orderReceiptFile('no-list-of-anybody')).toMatchObject(
        refused,
      );
    });

    it('[ORDQ-09, ORDQ-10] Statements have no document of a month, or of an order, that isn’t listed', async () => {
      const statements = (await target.signedIn()).get(Statements);
      expect(await statements.monthlyFile('1999-01')).toMatchObject(unknown);
      expect(await statements.contractNoteFile('no-order-of-anybody')).toMatchObject(unknown);
    });

    it('[ORDQ-09, ORDQ-10, ERR-03] tell a visitor nothing', async () => {
      const statements = (await target.visit()).get(Statements);
      expect(await statements.monthly()).toMatchObject(refused);
      expect(await statements.contractNotes()).toMatchObject(refused);
      expect(await statements.monthlyFile('2026-02')).toMatchObject(refused);
      expect(await statements.contractNoteFile('no-order-of-anybody')).toMatchObject(refused);
    });
  });
}
