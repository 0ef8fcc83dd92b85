import { type PriceAlertList, priceAlertList } from '../../adapters/rest/contract/price-alerts';
import type { CallName } from '../../adapters/rest/contract/call-catalogue';
import type { Region } from '../../domain/region';
import type { Recording, RecordingSession } from './recording-session';

type Keep = (name: CallName, answer: Promise<Recording>) => Promise<unknown>;

const calls = {
  HK: {
    path: '/account/priceAlert',
    list: 'accountPriceAlert',
    keep: 'keepAccountPriceAlert',
    remove: 'removeAccountPriceAlert',
  },
  TW: { path: '/priceAlert', list: 'priceAlert', keep: 'keepPriceAlert', remove: 'removePriceAlert' },
} as const satisfies Record<Region, Record<'list' | 'keep' | 'remove', CallName> & { readonly path: string }>;

/** Keeps the client's price alerts, and what is answered when one is kept as it is, if there is one, and one that isn't there is removed. */
export async function recordPriceAlerts(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  const { path, ...names } = calls[region];
  const asked = region === 'HK' ? path : `${path}?priceTarget=H`;
  const list = await session.call('GET', asked);
  const [body]: PriceAlertList = priceAlertList.parse(list.body);
  const other = `fundCode=${region}0020&priceTarget=H`;
  await keep(names.list, Promise.resolve(list));
  await keep(names.keep, body ? session.call('POST', path, { body }) : Promise.resolve(list));
  await keep(names.remove, session.call('DELETE', `${path}?${other}`));
}
