import { aPortal, valueOf } from '../contracts/contract-portal';
import { cookieTransport } from '../contracts/cookie-transport';
import { percentile, say } from './measure';

const clients = 50;
const seconds = 10;

/** R7 in short: the query behind the portfolio page for a client with 500 holdings, alone and with fifty at once. */
export async function benchSandbox(origin: string): Promise<void> {
  const open = async () => {
    const portal = aPortal({
      region: 'HK',
      openTransport: () => cookieTransport(origin),
      credentials: { username: 'leefunds500', secret: '846159' },
      lastCode: () => Promise.reject(new Error('this client is asked for no code')),
    });
    await portal.signIn();
    return async (): Promise<number> => {
      const begun = performance.now();
      const { holdings } = valueOf(
        await portal.holdings.initial({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' }),
      );
      if (holdings.length !== 500) throw new Error(`expected 500 holdings, got ${String(holdings.length)}`);
      return performance.now() - begun;
    };
  };

  const ask = await open();
  const alone: number[] = [];
  for (let count = 0; count < 40; count += 1) alone.push(await ask());
  const p95 = percentile(alone.slice(5), 0.95);
  say('R7', 'portfolio query, 500 holdings, one client', `p95 ${p95.toFixed(0)} ms, parsed`, undefined);

  const crowd = await Promise.all(Array.from({ length: clients }, open));
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    crowd.map(async (question) => {
      while (performance.now() < until) times.push(await question());
    }),
  );
  const rate = (times.length / seconds).toFixed(0);
  const measured = `${rate}/s, p95 ${percentile(times, 0.95).toFixed(0)} ms, 0 failed`;
  say('R7', `portfolio query, 500 holdings, ${String(clients)} clients without a pause`, measured, undefined);
}
