import type { ComponentType } from 'react';
import type { Answer } from '../../application/ports/call-failure';
import { err, ok } from '../../domain/kernel/result';
import type { AreaTexts } from '../i18n/area-texts';
import type { LanguageStore } from '../stores/language-store';
import type { PortGroup, PortWiring } from './port-wiring';

/** Code that comes when it is first shown, with the words that not every page says and the ports that the login page does without. */
export type LateCode<Props extends object = object> = {
  readonly fetch: () => Promise<ComponentType<Props>>;
  readonly texts?: readonly AreaTexts[];
  readonly ports?: readonly PortGroup[];
};

/** Fetches it all at the same time; a browser remembers code that failed, so asking again takes a reload. */
export async function arriving<Props extends object>(
  { fetch, texts = [], ports = [] }: LateCode<Props>,
  language: LanguageStore,
  wiring: PortWiring,
): Answer<ComponentType<Props>> {
  try {
    const [Component] = await Promise.all([
      fetch(),
      ...texts.map((area) => language.textsOf(area)),
      ...ports.map((group) => wiring.arrive(group)),
    ]);
    return ok(Component);
  } catch {
    return err({ kind: 'no-answer', reason: 'offline' });
  }
}
