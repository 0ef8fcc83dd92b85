import { type PriceAlertList, priceAlertList } from '../../adapters/rest/contract/holdings/price-alerts';
import type { CallName } from '../../adapters/rest/contract/call-catalogue';
import type { Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';

const calls = {
  HK: { list: 'accountPriceAlert', keep: 'keepAccountPriceAlert', remove: 'removeAccountPriceAlert' },
  TW: { list: 'priceAlert', keep: 'keepPriceAlert', remove: 'removePriceAlert' },
} as const satisfies Record<Region, Record<'list' | 'keep' | 'remove', CallName>>;

/** Keeps the client's price alerts, and what is answered when one is kept as it is, if there is one, and one that isn't there is removed. */
export async function recordPriceAlerts(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  const names = calls[region];
  const list = await session.call(names.list);
  const [body]: PriceAlertList = priceAlertList.parse(list.body);
  const parts = { fundCode: `${region}0020`, priceTarget: 'H' };
  await keep(names.list, Promise.resolve(list));
  await keep(names.keep, body ? session.call(names.keep, { body }) : Promise.resolve(list));
  await keep(names.remove, session.call(names.remove, { parts }));
}
