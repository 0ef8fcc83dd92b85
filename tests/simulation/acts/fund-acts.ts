import { Funds } from '../../../application/ports/funds/funds';
import { WatchList } from '../../../application/ports/funds/watch-list';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { isWatched } from '../../../domain/funds/watching/watch-list';
import { type Act, failureText } from './visit';

/** Looks for a fund by its name, which has to be among those that are found. */
export const searchFunds: Act = async ({ tab, chance, object }) => {
  const all = await tab.get(Funds).all();
  if (!all.ok) return `sees no funds: ${failureText(all.error)}`;
  const fund = chance.oneOf(all.value);
  if (!fund) return 'sees no funds';
  const found = await tab.get(Funds).search(fund.code);
  if (!found.ok) return `finds no funds: ${failureText(found.error)}`;
  if (!found.value.some((one) => fundId(one) === fundId(fund))) object(`a search for ${fund.code} doesn't find it`);
  return `looks for ${fund.code} among ${String(all.value.length)} funds`;
};

/** Watches a fund, or watches it no longer. */
export const watchFund: Act = async ({ tab, chance, object }) => {
  const [list, all] = await Promise.all([tab.get(WatchList).current(), tab.get(Funds).all()]);
  if (!list.ok) return `sees no watch list: ${failureText(list.error)}`;
  const fund = all.ok ? chance.oneOf(all.value) : undefined;
  if (!fund) return 'sees no funds';
  const removes = isWatched(list.value, fund);
  const left = await (removes ? tab.get(WatchList).remove(fund) : tab.get(WatchList).add(fund));
  if (!left.ok) return `changes the watch list: ${failureText(left.error)}`;
  if (isWatched(left.value, fund) === removes) object(`the watch list is answered as it was before ${fund.code}`);
  return removes ? `watches ${fund.code} no longer` : `watches ${fund.code}`;
};
