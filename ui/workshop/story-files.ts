import type { Meta, Story } from './story';

/** A component's file of stories, read. */
export type StoryFile = {
  readonly title: string;
  readonly coversPage: boolean;
  readonly stories: readonly { readonly name: string; readonly render: Story['render'] }[];
};

type StoryModule = { readonly default: Meta } & Readonly<Record<string, Story | Meta>>;

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });

/** Every file of stories in the portal, by title. */
export const storyFiles: readonly StoryFile[] = Object.values(modules)
  .map(({ default: { title, parameters }, ...named }) => ({
    title,
    coversPage: parameters?.coversPage === true,
    stories: Object.entries(named).flatMap(([name, value]) =>
      'render' in value ? [{ name: spaced(name), render: value.render }] : [],
    ),
  }))
  .toSorted((one, other) => (one.title < other.title ? -1 : 1));

/** An export's name in words: `TooLong` as `Too long`. */
function spaced(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
