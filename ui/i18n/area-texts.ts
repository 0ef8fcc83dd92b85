import type { Language } from '../../domain/language';

/** The words that only one part of the portal says, in every language: each a chunk of its own, fetched when it is read. */
export type AreaTexts<Texts extends object = object> = Readonly<Record<Language, () => Promise<Texts>>>;
