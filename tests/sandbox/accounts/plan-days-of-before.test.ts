import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { openTestDatabase } from '../support/test-database';

const migrations = join(import.meta.dirname, '../../../sandbox/database/migrations');
const statements = readFileSync(join(migrations, '0041_plans_on_several_days.sql'), 'utf8').split(
  '--> statement-breakpoint',
);

test('[RSP-02, RSP-09] plans from before have the one day that they had, and what they did counts for the day that was chosen then', async () => {
  const open = await openTestDatabase();
  try {
    await open.prepare(() => Promise.resolve());
    const { database } = open;
    const run = (text: string) => database.execute(sql.raw(text));
    // The tables as they were, without what refers to them.
    await run('drop table plan_evidence, plan_moves, regular_plan_executions, regular_plan_changes, regular_plans');
    await run(`create table regular_plans (ref_no text, day_of_month integer,
      constraint regular_plans_day check (day_of_month between 1 and 31))`);
    await run(
      'create table regular_plan_changes (ref_no text, sequence integer, from_month text, day_of_month integer)',
    );
    await run(`create table regular_plan_executions (ref_no text, month text, date date,
      constraint regular_plan_executions_ref_no_month_pk primary key (ref_no, month))`);
    await run(`insert into regular_plans values ('P', 25)`);
    await run(
      `insert into regular_plan_changes values ('P', 0, '2026-01', 10), ('P', 1, '2026-02', null), ('P', 2, '2026-03', 25)`,
    );
    await run(`insert into regular_plan_executions values
      ('P', '2026-01', '2026-01-12'), ('P', '2026-02', '2026-02-10'), ('P', '2026-03', '2026-03-25')`);
    for (const statement of statements) await run(statement);
    expect(await database.select({ days: regularPlans.days }).from(regularPlans)).toEqual([{ days: [25] }]);
    expect(
      await database
        .select({ days: regularPlanChanges.days, from_day: regularPlanChanges.fromDay })
        .from(regularPlanChanges)
        .orderBy(asc(regularPlanChanges.sequence)),
    ).toEqual([
      { days: [10], from_day: null },
      { days: null, from_day: null },
      { days: [25], from_day: null },
    ]);
    expect(
      await database
        .select({ month: regularPlanExecutions.month, day: regularPlanExecutions.day })
        .from(regularPlanExecutions)
        .orderBy(asc(regularPlanExecutions.month)),
    ).toEqual([
      { month: '2026-01', day: 10 },
      { month: '2026-02', day: 10 },
      { month: '2026-03', day: 25 },
    ]);
  } finally {
    await open.close();
  }
});
