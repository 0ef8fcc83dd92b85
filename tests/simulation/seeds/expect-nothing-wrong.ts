import { simulate } from '../simulate';

/** Lives through twenty days of ten clients; fails with what is wrong, and with the command that shows it again. */
export async function expectNothingWrong(seed: number): Promise<void> {
  const { findings } = await simulate({ seed, clients: 10, days: 20 });
  if (findings.length === 0) return;
  const wrong = findings.map(({ event, wrong: what }) => `after #${String(event)}: ${what}`).join('\n');
  throw new Error(`${wrong}\n\nnpm run simulate -- --seed ${String(seed)} --clients 10 --days 20`);
}
