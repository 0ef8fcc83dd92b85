import { hongKongTime } from './hong-kong-time';

/** When an e-list's link stops working: 24:00 Hong Kong time of the day it was sent, that is 0:00 of the next, as an instant [TRADE-93, OPEN-33]. */
export function eListLinkExpiresAt(sentAt: string): string {
  const midnight = hongKongTime(sentAt)?.plus({ days: 1 }).startOf('day');
  return midnight?.toFormat("yyyy-MM-dd'T'HH:mm:ssZZ") ?? '';
}
