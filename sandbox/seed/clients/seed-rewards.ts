import type { Database } from '../../database/database';
import { couponEvents, rewardPoints } from '../../database/schema/rewards';
import { type DemoClient, demoClients } from '../../demonstration/demo-clients';
import { daysBefore } from '../generation/days';

/** The points that expire, with the number of days from now. */
const typical: Readonly<Record<DemoClient['region'], readonly (readonly [days: number, points: number])[]>> = {
  HK: [
    [25, 400],
    [75, 850],
    [300, 11_240],
  ],
  TW: [
    [40, 300],
    [130, 520],
  ],
};

/** Gives points to everybody who holds funds, and the typical client of Taiwan a coupon; who holds none has joined no scheme. */
export async function seedRewards(database: Database, day: string): Promise<void> {
  const members = demoClients.filter(({ holdings }) => holdings !== 'none');
  await database
    .insert(rewardPoints)
    .values(
      members.flatMap(({ id, region }) =>
        typical[region].map(([days, points]) => ({ clientId: id, expiresOn: daysBefore(day, -days), points })),
      ),
    );
  await database.insert(couponEvents).values([{ clientId: 'TW-TYPICAL', code: 'AUTUMN26', value: '200' }]);
}
