import { formatDate } from '../../domain/formatting/format-date';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { orderStatus } from '../../domain/trading/dealing/order-status';
import { StartProblem } from '../context/configuration/start-problem';
import { localised } from '../context/language';
import { openDatabase } from '../installation/open-database';
import { findOrder } from '../orders/books/find-order';
import type { StoredOrder } from '../orders/books/stored-orders';
import type { Command } from './command';

/** Prints an order by the number that its client reads out, or by its id: whose it is, what was ordered, and how it stands. */
export const findOrderCommand: Command = async (configuration, [named = '']) => {
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      const found = await findOrder(database, named);
      if (!found.ok) throw new StartProblem(problems[found.error](named));
      console.log(linesOf(found.value).join('\n'));
    });
  } finally {
    await open.close();
  }
};

/** Why an order isn't found. */
export const problems = {
  mistyped: (named: string) => `${named} can't be an order's number: a digit is wrong or two are swapped`,
  unknown: (named: string) => `There is no order ${named}`,
} as const;

function linesOf({ row, fund, intoFund, state }: StoredOrder): readonly string[] {
  const nameOf = ({ code, names }: StoredOrder['fund']) => `${code} ${localised(names, 'en_US') ?? ''}`;
  const quantity = row.amount === null ? `${row.units ?? ''} units` : `${row.currency} ${row.amount}`;
  return [
    `${orderNumber(row.serial)}  ${row.id}`,
    `client ${row.clientId}, account ${row.accountNumber}`,
    `${row.kind} ${nameOf(fund)}${intoFund ? ` into ${nameOf(intoFund)}` : ''}: ${quantity}`,
    `received ${formatDate(state.receivedAt, 'en_US', 'date-time')}, now ${orderStatus(state.stage)}`,
  ];
}
