import type { ComponentType } from 'react';
import type { ScreenName } from './screens';

/** The code of screens with the bindings that they need, as composition has it. */
export abstract class ScreenCode {
  /** Rejects where a file doesn't arrive. */
  abstract load(name: ScreenName): Promise<ComponentType>;
}
