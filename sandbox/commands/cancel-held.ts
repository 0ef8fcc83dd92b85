import { eq } from 'drizzle-orm';
import { cancelWithdrawal } from '../cash-account/held-withdrawals';
import { StartProblem } from '../context/configuration/start-problem';
import { orders } from '../database/schema/orders';
import { cancelHeldOrder } from '../orders/receiving/cancel-order';
import { ApiError } from '../wire/api-error';
import type { Command } from './command';
import { withBooks } from './with-books';

/** Cancels for the firm what a client lets wait, by its number; the client is told. */
export const cancelHeld: Command = async (configuration, [subject = '']) => {
  try {
    await withBooks(configuration, async (deps) => {
      const isOrder = (await deps.database.$count(orders, eq(orders.id, subject))) > 0;
      await (isOrder ? cancelHeldOrder(deps, subject) : cancelWithdrawal(deps, subject, { actor: 'desk' }));
    });
    console.log(`${subject} is cancelled`);
  } catch (problem) {
    if (problem instanceof ApiError)
      throw new StartProblem(`${subject || 'Nothing'} can't be cancelled: ${problem.message}`);
    throw problem;
  }
};
