import { SandboxProcess } from '../contracts/sandbox-process';
import { benchBrowser } from './browser-bench';
import { benchDomain } from './domain-bench';
import { benchFundList } from './fund-list-bench';
import { benchFundSearch } from './fund-search-bench';
import { benchLoad, benchSoak, databaseUrl } from './load-bench';
import { benchOrders } from './order-bench';
import { benchOverload } from './overload-bench';
import { benchRounds } from './round-bench';
import { benchRules } from './rule-bench';
import { benchSandbox } from './sandbox-bench';
import { benchStatements } from './statement-bench';
import { benchTexts } from './text-bench';

// The speed goals as ratios measured side by side in one run; `npm run bench -- domain` runs one part.

const wanted = process.argv.slice(2);
const runs = (part: string): boolean => wanted.length === 0 || wanted.includes(part);

if (runs('domain')) {
  benchDomain();
  benchRules();
}
if (runs('text')) await benchTexts();
if (runs('funds')) await benchFundSearch();
if (runs('orders')) await benchOrders();
// Over a PostgreSQL: npm run postgres -- npm run bench -- load
if (wanted.includes('load')) await benchLoad();
if (wanted.includes('soak')) await benchSoak();
if (wanted.includes('overload')) await benchOverload(databaseUrl());
// Only where it is asked for: a million orders are written first.
if (wanted.includes('rounds')) await benchRounds();
if (runs('statements')) await benchStatements();
if (['sandbox', 'browser', 'list'].some(runs)) {
  const sandbox = new SandboxProcess(undefined, {}, []);
  await sandbox.start();
  try {
    if (runs('sandbox')) await benchSandbox(sandbox.address('HK'));
    if (runs('browser')) await benchBrowser(sandbox.address('HK'));
    if (runs('list')) await benchFundList(sandbox.address('TW'));
  } finally {
    await sandbox.stop();
  }
}
