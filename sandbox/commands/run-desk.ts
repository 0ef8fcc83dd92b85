import { StartProblem } from '../context/configuration/start-problem';
import { createClock, today } from '../context/clock';
import { followMovedClock } from '../context/moved-clock';
import { LeftToNextRound } from '../context/one-by-one';
import { orders } from '../database/schema/orders';
import { publishPerformance } from '../funds/publish-performance';
import { openDatabase } from '../installation/open-database';
import { stillOpen } from '../orders/books/stored-orders';
import { runDealing } from '../orders/dealing-job';
import type { Command } from './command';

/** Does once what is due at the order desk, and publishes the performance that comes of new prices, for acceptance tests: with NODE_ENV=production no desk runs by itself. */
export const runDesk: Command = async (configuration) => {
  const clock = createClock(configuration.fixedNow);
  const open = await openDatabase(configuration);
  try {
    await open.prepare((database) => followMovedClock(database, clock));
    const { database } = open;
    try {
      await runDealing({ database, clock, configuration });
    } catch (problem) {
      if (!(problem instanceof LeftToNextRound)) throw problem;
      throw new StartProblem(`The desk has ${problem.message}: run it again`);
    }
    await publishPerformance(database, today(clock));
    console.log(
      `The desk has done what was due; orders that are open: ${String(await database.$count(orders, stillOpen(database)))}`,
    );
  } finally {
    await open.close();
  }
};
