import { use } from 'react';
import { LanguageStore } from '../stores/language-store';
import { useInstance } from './injection';
import type { ScreenName } from './route-table';
import { screens } from './screens';

/** A screen once its words are there; both are fetched at the same time. */
export function ShownScreen({ name }: { readonly name: ScreenName }) {
  const language = useInstance(LanguageStore);
  const { Component, load, texts } = screens[name];
  if (texts !== undefined) {
    // A chunk that can't be had is reported where it is rendered.
    load().catch(() => undefined);
    use(language.textsOf(texts));
  }
  return <Component />;
}
