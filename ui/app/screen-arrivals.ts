import type { ComponentType } from 'react';
import type { LanguageStore } from '../stores/language-store';
import type { PortWiring } from './port-wiring';
import type { ScreenName } from './route-table';
import { screens } from './screens';

type ArrivedScreen = { readonly Screen: ComponentType };

/** Each screen with its words and ports, all fetched at the same time and once; one that didn't arrive is asked for again by loading the page. */
export class ScreenArrivals {
  private readonly arrivals = new Map<ScreenName, Promise<ArrivedScreen>>();

  constructor(
    private readonly language: LanguageStore,
    private readonly wiring: PortWiring,
  ) {}

  of(name: ScreenName): Promise<ArrivedScreen> {
    const known = this.arrivals.get(name);
    if (known) return known;
    const arrival = this.fetch(name);
    this.arrivals.set(name, arrival);
    return arrival;
  }

  private async fetch(name: ScreenName): Promise<ArrivedScreen> {
    const { fetch, texts = [], ports = [] } = screens[name];
    const [Screen] = await Promise.all([
      fetch(),
      ...texts.map((area) => this.language.textsOf(area)),
      ...ports.map((group) => this.wiring.arrive(group)),
    ]);
    return { Screen };
  }
}
