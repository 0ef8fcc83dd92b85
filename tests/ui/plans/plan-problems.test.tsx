import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../domain/language';
import { executionProblems } from '../../../domain/regular-plans/running/execution-problem';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { samplePlan } from '../support/sample-plan';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

const failed = {
  month: '2026-02',
  day: 10,
  date: '2026-02-10',
  amount: '3000',
  outcome: 'failed',
  nextTry: null,
  orderId: null,
};
const retrying = { outcome: 'retrying', nextTry: '2026-03-12' };
const switching = { paidFrom: null, intoFund: { name: { code: 'HK0010', value: 'Quiet Dividend' } } };

type Shown = { readonly region?: Region; readonly language?: Language; readonly executions: readonly object[] };

/** Opens a plan's page; returns the lines of its history. */
async function historyOf({ region = 'HK', language = 'en_US', executions, ...plan }: Shown & object) {
  await portal.open({
    block: { region, profile: 'standalone' },
    route: '/plans',
    language,
    answer: ({ name }) =>
      name === 'planSchedules' ? answer(200, [{ ...samplePlan, ...plan, executions }]) : undefined,
  });
  await portal.find('[data-testid=plan-history] li');
  return portal.textsOf('[data-testid=plan-history] li small').slice(1);
}

describe('the history of a plan that ordered nothing', () => {
  it.each([
    {
      problem: 'price-too-old',
      buying: 'The fund has had no recent price, so it can’t be ordered online.',
      switched: 'One of the funds has had no recent price, so it can’t be switched online.',
    },
    {
      problem: 'fund-closed',
      buying: 'The fund is not accepting monthly plans now.',
      switched: 'One of the funds is not accepting switches now.',
    },
    {
      problem: 'units-unavailable',
      buying: 'Not enough units were available.',
      switched: 'Not enough units were available.',
    },
    {
      problem: 'balance-too-low',
      buying: 'Your Cash Account did not hold enough for the amount and its fee. Please top it up.',
      switched: 'Your Cash Account did not hold enough for the amount and its fee. Please top it up.',
    },
  ])('[RSP-02, RSP-08, RSP-09] says why, and what comes of it: $problem', async ({ problem, buying, switched }) => {
    const executions = [
      { ...failed, problem },
      { ...failed, ...retrying, problem },
    ];
    expect(await historyOf({ executions })).toEqual([
      `${buying} Nothing was debited or ordered.`,
      `${buying} We will try again on 12 Mar 2026.`,
    ]);
    expect(await historyOf({ executions, ...switching })).toEqual([
      `${switched} Nothing was switched.`,
      `${switched} We will try again on 12 Mar 2026.`,
    ]);
  });

  it.each([
    ['HK', 'zh_HK', '此基金太久沒有公布價格，不接受網上交易指示。沒有扣款，亦沒有認購。'],
    ['TW', 'zh_TW', '這檔基金太久沒有公布淨值，不接受線上交易。未扣款，也未申購。'],
  ] as const)('[RSP-09, I18N-10] says it in Chinese in %s', async (region, language, sentence) => {
    const executions = [{ ...failed, problem: 'price-too-old' }];
    expect(await historyOf({ region, language, executions })).toEqual([sentence]);
  });

  it('[RSP-09] has a line of its own for each problem', async () => {
    const executions = executionProblems.map((problem, index) => ({ ...failed, problem, day: index + 1 }));
    for (const kind of [{}, switching]) {
      const lines = await historyOf({ executions, ...kind });
      expect(new Set(lines).size).toBe(executionProblems.length);
    }
  });

  it.each([[undefined], ['no-such-problem']])(
    '[OPEN-59, RSP-09] claims no reason where the server states none that is known: %s',
    async (problem) => {
      const executions = [
        { ...failed, problem },
        { ...failed, ...retrying, problem },
      ];
      expect(await historyOf({ executions })).toEqual([
        'The order could not be placed. Nothing was debited or ordered.',
        'The order could not be placed. We will try again on 12 Mar 2026.',
      ]);
      expect(await historyOf({ executions, ...switching })).toEqual([
        'The switch could not be ordered. Nothing was switched.',
        'The switch could not be ordered. We will try again on 12 Mar 2026.',
      ]);
    },
  );
});
