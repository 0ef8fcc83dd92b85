import type { ComponentType } from 'react';
import type { LanguageStore } from '../stores/language-store';
import { Panel } from '../stores/panel';
import { arriving, type LateCode } from './late-code';
import type { PortWiring } from './port-wiring';
import type { ScreenName } from './route-table';

/** Each screen with its words and ports, fetched once, when it is first asked for. */
export class ScreenArrivals {
  private readonly arrivals = new Map<ScreenName, Panel<ComponentType>>();

  constructor(
    private readonly screens: Readonly<Record<ScreenName, LateCode>>,
    private readonly language: LanguageStore,
    private readonly wiring: PortWiring,
  ) {}

  of(name: ScreenName): Panel<ComponentType> {
    const known = this.arrivals.get(name);
    if (known) return known;
    const arrival = new Panel(() => arriving(this.screens[name], this.language, this.wiring));
    this.arrivals.set(name, arrival);
    void arrival.load();
    return arrival;
  }
}
