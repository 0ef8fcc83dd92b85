import fc from 'fast-check';
import { garbage } from '../arbitraries/garbage';
import { longTexts, textFunctions } from '../builders/text-functions';
import { report } from './measure';

/** The limit of a call, in milliseconds. */
const most = 5;

/** R9: every function of the domain that takes text, on long and repetitive texts and on garbage; the slowest of all. */
export async function benchTexts(): Promise<void> {
  const texts = [...longTexts, ...fc.sample(garbage, 10_000)];
  const slowest = { name: '', text: '', took: 0 };
  for (const { name, call } of await textFunctions('domain'))
    for (const text of texts) {
      const took = quickest(() => call(text), most);
      if (took > slowest.took) Object.assign(slowest, { name, text, took });
    }
  const measured = `${slowest.took.toFixed(2)} ms: ${slowest.name}, ${JSON.stringify(slowest.text.slice(0, 8))}`;
  report('R9', 'the slowest function of the domain for any text', measured, slowest.took <= most);
}

/** The best of twenty tries, or the first that is good enough: another program may have the processor for a while. */
function quickest(call: () => unknown, enough: number): number {
  let best = Infinity;
  for (let attempt = 0; attempt < 20 && best > enough; attempt += 1) {
    const begun = performance.now();
    call();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}
