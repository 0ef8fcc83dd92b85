import type { ComponentType } from 'react';
import type { Answer } from '../../../application/ports/call-failure';
import { err, ok } from '../../../domain/kernel/result';
import type { AreaName } from '../../i18n/areas';
import type { LanguageStore } from '../../stores/language-store';
import type { PortGroup } from '../../../application/ports/port-group';
import type { ModuleLoader } from './module-loader';

/** A component whose code is loaded when it is first shown, with the words and the groups of ports that its code names. */
export type LazyModule<Props extends object = object> = {
  readonly fetch: () => Promise<ComponentType<Props>>;
  readonly texts?: readonly AreaName[];
  readonly ports?: readonly PortGroup[];
};

/** Loads it all at the same time; a browser remembers code that failed, so asking again takes a reload. */
export async function loadModule<Props extends object>(
  { fetch, texts = [], ports = [] }: LazyModule<Props>,
  language: LanguageStore,
  modules: ModuleLoader,
): Answer<ComponentType<Props>> {
  try {
    const [Component] = await Promise.all([
      fetch(),
      ...texts.map((area) => language.textsOf(area)),
      ...ports.map((group) => modules.load(group)),
    ]);
    return ok(Component);
  } catch {
    return err({ kind: 'no-answer', reason: 'offline' });
  }
}
