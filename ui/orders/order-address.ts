import { useSearchParams } from 'react-router-dom';
import { destinationAddress } from '../../config/destinations';
import type { PortalConfiguration } from '../../config/portal-configuration';

const parameter = 'order';

/** Returns the address of an order among the client's orders, opened; that of all orders where this portal has no such page [ROUTE-18]. */
export function orderAddress(number: string, configuration: PortalConfiguration): string {
  const address = destinationAddress('orderStatus', configuration);
  return configuration.profile === 'coexist' ? address : `${address}?${parameter}=${encodeURIComponent(number)}`;
}

/** Returns the number of the order that the page's address names; undefined where it names none. */
export function useNamedOrder(): string | undefined {
  const [search] = useSearchParams();
  return search.get(parameter) ?? undefined;
}
