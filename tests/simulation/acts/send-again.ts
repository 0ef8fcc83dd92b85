import { topUp } from './cash-acts';
import { startPlanIn } from './plan-acts';
import type { Act } from './visit';

/** Tops up, or sets up a plan, over a line that is lost after it, and once more with other terms over one that isn't: what was sent first is no receipt of the other. */
export const sendAgain: Act = async (visit) => {
  const { chance, client, funds, losingLine } = visit;
  const home = client.region === 'HK' ? 'HKD' : 'TWD';
  const fund = chance.oneOf(funds.filter(({ currency }) => currency === home));
  const isTopUp = client.region === 'HK' && chance.isOneIn(2);
  const send = async () => {
    if (isTopUp) return topUp(visit);
    return fund ? startPlanIn(visit, fund) : 'knows no fund';
  };
  const first = await losingLine(send);
  return `${first}; and again, ${await send()}`;
};
