import type { Region } from '../../../domain/region';
import { receiveInstruction, type SentCashInstruction } from '../../../sandbox/cash-account/receive-instruction';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import { openServer } from '../../../sandbox/database/connection/open-server';
import { cancelList } from '../../../sandbox/orders/lists/cancel-list';
import { receiveOnce, type SentOrders } from '../../../sandbox/orders/receiving/receive-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { ApiError } from '../../../sandbox/wire/api-error';
import { clockAt, start } from './settable-clock';
import { testConfiguration } from './test-sandbox';

/**
 * The tasks of a process with an order desk: receive a list, cancel one, move cash, or deal when it has become so late.
 */
export type DeskTask =
  | { readonly does: 'receive'; readonly region: Region; readonly sent: SentOrders }
  | { readonly does: 'cancel'; readonly clientId: string; readonly oid: string }
  | { readonly does: 'instruct'; readonly sent: SentCashInstruction }
  | { readonly does: 'deal'; readonly at: string };

/** The outcome of a task: the number of lines received, or why none were. */
export type DeskOutcome = { readonly kind: string; readonly received: number };

// A process of its own, with the desk of a database on a server; its parent asks over the channel between them.
const [address = ''] = process.argv.slice(2);
const { database } = await openServer(address);
const done = (kind: string, received = 0): DeskOutcome => ({ kind, received });

async function perform(task: DeskTask): Promise<DeskOutcome> {
  const clock = clockAt(start);
  if (task.does === 'deal') {
    await runDealing({ database, configuration: testConfiguration, clock: clockAt(task.at) });
    return done('dealt');
  }
  if (task.does === 'cancel') {
    await cancelList({ database, clock }, task);
    return done('cancelled');
  }
  if (task.does === 'instruct') {
    await receiveInstruction({ region: 'HK', database, clock, configuration: testConfiguration }, task.sent);
    return done('received', 1);
  }
  const result = await receiveOnce(
    { region: task.region, database, clock, configuration: testConfiguration },
    task.sent,
  );
  const { successfulAllotmentOrders, successfulRedemptionOrders, switchOrders } = result;
  const lists = [successfulAllotmentOrders, successfulRedemptionOrders, switchOrders];
  return done(
    'answered',
    lists.reduce((sum, list) => sum + (list?.length ?? 0), 0),
  );
}

function failed(problem: unknown): DeskOutcome {
  if (isUnavailable(problem)) return done('busy');
  return done(problem instanceof ApiError ? problem.codes.join(' ') : String(problem));
}

process.on('message', ({ id, task }: { readonly id: number; readonly task: DeskTask }) => {
  void perform(task)
    .catch(failed)
    .then((outcome) => process.send?.({ id, outcome }));
});
process.send?.({ id: 0, outcome: done('ready') });
