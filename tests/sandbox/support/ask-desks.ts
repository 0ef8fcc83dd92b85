import type { DeskProcess } from './desk-process';
import type { DeskOutcome, DeskTask } from './desk-worker';

/** Asks one process after the other; who was told to come again, because all connections were taken, does. */
export async function askDesks(
  desks: readonly DeskProcess[],
  tasks: readonly DeskTask[],
): Promise<readonly DeskOutcome[]> {
  const outcomes = await Promise.all(tasks.map((task, index) => inTurn(desks, index).ask(task)));
  const again = tasks.filter((_, index) => outcomes[index]?.kind === 'busy');
  if (again.length === 0) return outcomes;
  const later = [...(await askDesks(desks, again))];
  return outcomes.map((outcome) => (outcome.kind === 'busy' ? (later.shift() ?? outcome) : outcome));
}

/** The process whose turn it is. */
export function inTurn(desks: readonly DeskProcess[], index: number): DeskProcess {
  const desk = desks[index % desks.length];
  if (desk === undefined) throw new Error('nobody is asked');
  return desk;
}
