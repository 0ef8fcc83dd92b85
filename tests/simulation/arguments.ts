import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../domain/kernel/result';
import { isMend, type Mend, mends } from './mends/mends';

/** The arguments of the command: one seed, or as many as there is time for. */
export type SimulationArguments = {
  readonly seed: number;
  readonly clients: number;
  readonly days: number;
  readonly only?: readonly number[] | undefined;
  readonly stopAt?: number | undefined;
  /** The minutes for which seeds are lived through, one after the other; undefined for the one seed. */
  readonly minutes?: number | undefined;
  /** The processes among which many seeds are shared out, and which of them this one is, from 0. */
  readonly share?: { readonly part: number; readonly parts: number } | undefined;
  /** True if a run of many seeds goes on where the one before ended. */
  readonly isResumed: boolean;
  /** True if the story is told as it happens. */
  readonly isTold: boolean;
  /** True if a debugger is waited for. */
  readonly isInspected: boolean;
  /** The mend that is taken back, so that something is wrong. */
  readonly without?: Mend | undefined;
};

export const usage = `npm run simulate -- --seed 7 --clients 10 --days 20
  --seed N          what everything is drawn from (1)
  --clients N       how many clients (10)
  --days N          for how many days (20)
  --only 3,17,22    these events alone
  --story           tells what happens
  --stop-at 22      stops a debugger before that event; with --inspect
  --inspect         waits for a debugger
  --minutes 100     seed after seed from that one on, for so long
  --resume          goes on with the seed after the last one
  --without NAME    takes a mend back: ${Object.keys(mends).join(', ')}`;

/** Reads the arguments of the command. */
export function parseArguments(given: readonly string[]): Result<SimulationArguments, string> {
  try {
    const { values } = parseArgs({ args: [...given], options });
    const numbers = { seed: values.seed, clients: values.clients, days: values.days, minutes: values.minutes };
    for (const [name, text] of [...Object.entries(numbers), ['stop-at', values['stop-at']] as const])
      if (text !== undefined && !/^\d{1,9}$/.test(text)) return err(`--${name} is a whole number, not ${text}`);
    if (values.only !== undefined && !/^\d+(,\d+)*$/.test(values.only))
      return err('--only is numbers with commas between');
    const { without } = values;
    if (without !== undefined && !isMend(without)) return err(`--without is the name of a mend, not ${without}`);
    return ok({
      seed: Number(values.seed),
      clients: Number(values.clients),
      days: Number(values.days),
      only: values.only?.split(',').map(Number),
      stopAt: values['stop-at'] === undefined ? undefined : Number(values['stop-at']),
      minutes: values.minutes === undefined ? undefined : Number(values.minutes),
      isResumed: values.resume,
      isTold: values.story,
      isInspected: values.inspect,
      without,
    });
  } catch (problem) {
    return err(problem instanceof Error ? problem.message : String(problem));
  }
}

const options = {
  seed: { type: 'string', default: '1' },
  clients: { type: 'string', default: '10' },
  days: { type: 'string', default: '20' },
  only: { type: 'string' },
  'stop-at': { type: 'string' },
  minutes: { type: 'string' },
  resume: { type: 'boolean', default: false },
  story: { type: 'boolean', default: false },
  inspect: { type: 'boolean', default: false },
  without: { type: 'string' },
} as const;
