/** The outcome of something that can fail in an expected way: a value, or an error that carries facts. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success carrying its value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** An expected failure carrying its facts. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
