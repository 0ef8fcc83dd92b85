import type { Language } from '../../domain/language';
import type { ListLayout } from '../../domain/holdings/view/list-layout';
import type { SortOption } from '../../domain/holdings/view/sort-option';

/** The size of the page’s text beside the size that the device itself prefers, which is the standard one. */
export type TextSize = 'standard' | 'large' | 'largest';

/** A person's preferences for the page; kept on the device, they hold nothing about money. */
export type Preferences = {
  readonly language?: Language;
  readonly theme?: 'system' | 'light' | 'dark';
  readonly textSize?: TextSize;
  readonly gainColour?: 'green' | 'red' | 'safe';
  readonly amountsHidden?: boolean;
  readonly sort?: SortOption;
  readonly layout?: ListLayout;
  /** The number of steps of the tour that were taken; missing before it was offered. */
  readonly tour?: number;
};

/** Remembers the preferences; what it can't read counts as nothing chosen. */
export abstract class PreferencesVault {
  abstract read(): Preferences;
  abstract write(preferences: Preferences): void;
  /** Calls back when another tab changes them; returns how to stop. */
  abstract onChange(call: () => void): () => void;
}
