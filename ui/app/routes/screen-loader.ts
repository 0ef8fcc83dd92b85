import type { ComponentType } from 'react';
import { AsyncResource } from '../../stores/async-resource';
import { toAsyncResult } from '../loading/to-async-result';
import type { ScreenCode } from './screen-code';
import type { ScreenName } from './screens';

/** Loads each screen once, when it is first shown. */
export class ScreenLoader {
  private readonly loads = new Map<ScreenName, AsyncResource<ComponentType>>();

  constructor(private readonly code: ScreenCode) {}

  load(name: ScreenName): AsyncResource<ComponentType> {
    const known = this.loads.get(name);
    if (known) return known;
    const loaded = new AsyncResource(() => toAsyncResult(this.code.load(name)));
    this.loads.set(name, loaded);
    void loaded.load();
    return loaded;
  }

  /** Before it is shown, so that it is there when a client comes in. */
  loadHome(): void {
    this.load('portfolio');
  }
}
