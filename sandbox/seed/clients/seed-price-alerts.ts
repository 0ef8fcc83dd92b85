import { regionDefaults } from '../../../config/regions';
import { scaled, toText } from '../../../domain/money/decimal';
import type { Database } from '../../database/database';
import { priceAlerts } from '../../database/schema/price-alerts';
import type { SeedFund, ThemedFund } from '../funds/themed-funds';

type Alert = typeof priceAlerts.$inferInsert;

/** Where a target lies, in percent of the latest price. */
const targets = { above: 110n, below: 90n } as const;

/** Lets some clients wait for prices of funds they hold; one alert of each is switched off. */
export async function seedPriceAlerts(
  database: Database,
  { HK, TW }: { readonly HK: readonly ThemedFund[]; readonly TW: readonly ThemedFund[] },
): Promise<void> {
  const alert = (
    clientId: string,
    fund: ThemedFund | undefined,
    more: Pick<Alert, 'direction' | 'isEnabled'>,
  ): Alert[] => {
    if (!fund) return [];
    const language = regionDefaults[HK.includes(fund) ? 'HK' : 'TW'].fallbackLanguage;
    const latest = fund.prices.at(-1);
    const base = latest && { basePrice: toText(latest.nav), baseDay: latest.date };
    const target = targetOf(fund, more.direction);
    return [{ clientId, fundId: fund.id, language, target, ...base, ...more }];
  };
  await database
    .insert(priceAlerts)
    .values([
      ...alert('HK-TYPICAL', HK[0], { direction: 'above', isEnabled: true }),
      ...alert('HK-TYPICAL', HK[6], { direction: 'below', isEnabled: true }),
      ...alert('HK-TYPICAL', HK[2], { direction: 'above', isEnabled: false }),
      ...['TW-TYPICAL', 'TW-NO-CODE'].flatMap((clientId) => [
        ...alert(clientId, TW[1], { direction: 'above', isEnabled: true }),
        ...alert(clientId, TW[0], { direction: 'above', isEnabled: false }),
      ]),
    ]);
}

const targetOf = ({ latest, scale }: SeedFund, direction: Alert['direction']): string =>
  toText(scaled((BigInt(latest) * targets[direction]) / 100n, scale));
