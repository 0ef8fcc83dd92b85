import type { en_US } from './en_US';

/** The shape of a language's texts: the keys of the first one. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** The shape that every language fills completely [I18N-01]. */
export type Catalogue = SameKeys<typeof en_US>;
