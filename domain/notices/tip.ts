import type { Language } from '../language';

/** A tip's words in one language [ENT-37]. */
export type TipText = {
  readonly header: string;
  readonly link?: string | undefined;
  readonly target: string;
  readonly description: string;
  readonly image?: string | undefined;
};

/** A short piece of advice and its place among the others [ENT-37]. */
export type Tip = { readonly position: number; readonly locales: Readonly<Partial<Record<Language, TipText>>> };

/** Where a tip's link opens: as the server says, else in a new page [MSG-14]. */
export const tipTarget = (target: string | undefined): string => target || '_blank';

/** A tip in one language. */
export type ShownTip = TipText & { readonly position: number };

/** Returns the tips in a language, by position; a tip without a text in it is left out [MSG-15]. */
export const tipsIn = (language: Language, tips: readonly Tip[]): readonly ShownTip[] =>
  [...tips]
    .sort((a, b) => a.position - b.position)
    .flatMap(({ position, locales }) => {
      const text = locales[language];
      return text?.header || text?.description ? [{ ...text, position }] : [];
    });
