import type * as z from 'zod/mini';
import type { Call } from './call';

/** An input of a call in one place: its shape, and the error code for anything without that shape. */
export type CallInput = { readonly schema: z.ZodMiniObject; readonly errorCode: string };

/** The statuses with which calls refuse, apart from those that any call can be answered with. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 507;

/** All that is said of a REST call: besides its row what it is sent with, what it answers and how it refuses [API-10]. */
export type ServedCall = Call & {
  /** The answer when all goes well. */
  readonly answer: z.ZodMiniType;
  /** True if it can also answer nothing at all. */
  readonly mayBeEmpty?: true;
  /** The `{...}` parts of its path. */
  readonly params?: CallInput;
  readonly query?: CallInput;
  readonly headers?: CallInput;
  readonly body?: CallInput;
  /** The fields of a multipart form, for a call that sends one instead of JSON. */
  readonly form?: z.ZodMiniType;
  /** The scheme by which it is sent a login name and its secret. */
  readonly credentials?: 'basic';
  /** The codes it refuses with itself, by status; those of what it is sent with and those of every call come on top. */
  readonly errorCodes?: Readonly<Partial<Record<ErrorStatus, readonly string[]>>>;
};
