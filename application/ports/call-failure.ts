import type { Result } from '../../domain/kernel/result';
import type { Language } from '../../domain/language';

/** One error as the server states it; `messages` wins over the catalogue's text for `code` [ERR-17]. */
export type ServerError = {
  readonly code: string;
  readonly message?: string;
  readonly messages?: Readonly<Partial<Record<Language, string>>>;
};

/** Everything that can go wrong between asking and understanding the answer; facts only, words are chosen by the screen. */
export type CallFailure =
  | { readonly kind: 'no-answer'; readonly reason: 'offline' | 'timeout' }
  | { readonly kind: 'rejected'; readonly errors: readonly ServerError[] }
  | { readonly kind: 'unauthorized'; readonly errors: readonly ServerError[] }
  | { readonly kind: 'server-error'; readonly status: number }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'not-in-region' }
  | { readonly kind: 'superseded' };

/** What every port answers with: it never rejects. */
export type Answer<T> = Promise<Result<T, CallFailure>>;
