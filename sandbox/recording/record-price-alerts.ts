import { type PriceAlertList, priceAlertList } from '../../contract/rest/holdings/price-alerts';
import { regionalCalls } from '../../contract/rest/call-regions';
import type { Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps the client's price alerts, and what is answered when one is kept as it is, if there is one, and one that isn't there is removed. */
export async function recordPriceAlerts(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  const { priceAlerts, keepPriceAlert, removePriceAlert } = regionalCalls[region];
  const list = await session.call(priceAlerts);
  const [body]: PriceAlertList = priceAlertList.parse(list.body);
  const parts = { fundCode: `${region}0020`, priceTarget: 'H' };
  await keep(priceAlerts, Promise.resolve(list));
  await keep(keepPriceAlert, body ? session.call(keepPriceAlert, { body }) : Promise.resolve(list));
  await keep(removePriceAlert, session.call(removePriceAlert, { parts }));
}
