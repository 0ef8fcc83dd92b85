import { use } from 'react';
import { useInstance } from './injection';
import type { ScreenName } from './route-table';
import { ScreenArrivals } from './screen-arrivals';

/** A screen, once all of it is there. */
export function ShownScreen({ name }: { readonly name: ScreenName }) {
  const { Screen } = use(useInstance(ScreenArrivals).of(name));
  return <Screen />;
}
