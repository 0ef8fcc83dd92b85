import { asc } from 'drizzle-orm';
import { openCorrections } from '../database/schema/orders';
import { openDatabase } from '../installation/open-database';
import type { Command } from './command';

/** Prints the orders that were dealt at a price that was corrected later and wait for a person to decide, one a line: when it was found, the order, its side, both prices and why. */
export const corrections: Command = async (configuration) => {
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      const found = await database
        .select()
        .from(openCorrections)
        .orderBy(asc(openCorrections.at), asc(openCorrections.orderId));
      for (const { at, orderId, side, priceBefore, price, reason } of found)
        console.log(`${at.toISOString()} ${orderId} ${side} ${priceBefore} ${price} ${reason}`);
      console.log(found.length === 0 ? 'No order waits for a person' : `${String(found.length)} to be decided`);
    });
  } finally {
    await open.close();
  }
};
