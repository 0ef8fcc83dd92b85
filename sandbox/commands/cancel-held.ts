import { eq } from 'drizzle-orm';
import { cancelWithdrawal } from '../cash-account/held-withdrawals';
import { StartProblem } from '../context/configuration/start-problem';
import { createClock } from '../context/clock';
import { followMovedClock } from '../context/moved-clock';
import { orders } from '../database/schema/orders';
import { openDatabase } from '../installation/open-database';
import { cancelHeldOrder } from '../orders/receiving/cancel-order';
import { ApiError } from '../wire/api-error';
import type { Command } from './command';

/** Cancels for the firm what a client lets wait, by its number; the client is told. */
export const cancelHeld: Command = async (configuration, [subject = '']) => {
  const clock = createClock(configuration.fixedNow);
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      await followMovedClock(database, clock);
      const deps = { database, clock, configuration };
      const isOrder = (await database.$count(orders, eq(orders.id, subject))) > 0;
      await (isOrder ? cancelHeldOrder(deps, subject) : cancelWithdrawal(deps, subject, { actor: 'desk' }));
    });
    console.log(`${subject} is cancelled`);
  } catch (problem) {
    if (problem instanceof ApiError)
      throw new StartProblem(`${subject || 'Nothing'} can't be cancelled: ${problem.message}`);
    throw problem;
  } finally {
    await open.close();
  }
};
