import { languages } from '../../domain/language';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { regions } from '../../domain/region';
import type { StorySetting } from './setting';
import { storyFiles } from './story-files';

/** The component shown and its setting, in the address behind `#`, so that a change loads nothing anew. */
export type Shown = {
  readonly title: string;
  /** A story by its name, or all. */
  readonly story: string;
  readonly setting: StorySetting;
  /** True where the toolbar is left out, for pictures. */
  readonly isBare: boolean;
};

export const choices = {
  language: languages,
  region: regions,
  theme: ['light', 'dark'],
  textSize: ['100', '150', '200'],
} as const;

export function readAddress(): Shown {
  const address = new URLSearchParams(window.location.hash.slice(1));
  const read = (name: string): string => address.get(name) ?? '';
  const [first] = storyFiles;
  return {
    title: read('title') || (first?.title ?? ''),
    story: read('story'),
    setting: {
      language: parseOneOf(choices.language, read('language')) ?? 'en_US',
      region: parseOneOf(choices.region, read('region')) ?? 'HK',
      theme: parseOneOf(choices.theme, read('theme')) ?? 'light',
      textSize: parseOneOf(choices.textSize, read('textSize')) ?? '100',
    },
    isBare: address.has('bare'),
  };
}

export function writeAddress({ title, story, setting }: Omit<Shown, 'isBare'>): void {
  window.location.hash = new URLSearchParams({ title, story, ...setting }).toString();
}
