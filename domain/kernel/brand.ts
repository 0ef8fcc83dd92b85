declare const mark: unique symbol;

/** A type that only its own module can make, though at run time it is plain `T`. */
export type Brand<T, Name extends string> = T & { readonly [mark]: Name };

/** Marks a value as the branded type; called only by the module that owns the brand. */
export const brand = <T, Name extends string>(value: T): Brand<T, Name> => value as Brand<T, Name>;
