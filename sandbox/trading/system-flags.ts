import type { Database } from '../database/database';
import { tradingServices } from '../database/schema/services';

/** Returns those of Taiwan's trading services that are open now [GQL-26, ENT-47]. */
export async function systemFlags(database: Database) {
  const services = await database.select().from(tradingServices);
  const isOpen = (name: (typeof services)[number]['name']) =>
    services.some((service) => service.name === name && service.isOpen);
  return { preOrderEnabled: isOpen('pre-order'), ipoEnabled: isOpen('ipo') };
}
