import { languages } from '../../domain/language';
import { loadedWith } from '../module-graph';
import { readCatalogue } from './catalogue';
import { keysSaidBy, sourcesOfUi } from './said-keys';

/** A sentence in each language, with the screens that show it and the files that say it. */
export type SentenceRow = {
  readonly namespace: string;
  readonly key: string;
  readonly texts: readonly string[];
  readonly screens: readonly string[];
  readonly files: readonly string[];
};

/** Lists every sentence by namespace and key; a language that has no such plural form has a blank. */
export function sentenceRows(): readonly SentenceRow[] {
  const catalogues = languages.map(readCatalogue);
  const said = keysSaidBy(sourcesOfUi);
  const screensOf = screensByFile();
  return [...new Set(catalogues.flatMap((catalogue) => [...catalogue.keys()]))].map((whole) => {
    const [namespace = '', key = ''] = whole.split(':');
    const files = [...new Set(said.filter(({ says }) => says(whole)).map(({ file }) => file))].toSorted();
    const screens = files.filter((file) => !isRoutes(file)).flatMap((file) => screensOf.get(file) ?? [anyPage]);
    return {
      namespace,
      key,
      texts: catalogues.map((catalogue) => catalogue.get(whole) ?? ''),
      screens: screens.length > 0 ? [...new Set(screens)].toSorted() : [pageTitle],
      files,
    };
  });
}

/** The place of texts that only the tables of routes use: the title of the browser's window. */
const pageTitle = 'page title';

const isRoutes = (file: string): boolean => file.startsWith('ui/app/routes/');

/** The place of texts around the screens, or on any of them. */
const anyPage = 'any page';

/** The screens that each file of the UI is part of: those whose folder it is in, or whose code comes with it. */
function screensByFile(): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, string[]>();
  for (const file of sourcesOfUi) {
    const screen = /^ui\/screens\/([\w-]+)\//.exec(file)?.[1];
    if (screen !== undefined) entries.set(screen, [...(entries.get(screen) ?? []), file]);
  }
  const screens = new Map<string, string[]>();
  for (const [screen, files] of entries)
    for (const file of loadedWith(files).filter((each) => !each.startsWith('ui/app/')))
      screens.set(file, [...(screens.get(file) ?? []), screen]);
  return screens;
}
