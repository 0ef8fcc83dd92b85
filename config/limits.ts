import * as z from 'zod/mini';
import { maxUploadBytes } from '../domain/documents/upload-limits';

/** Lengths of time and sizes that a client firm may set; the defaults are the specification's or its decisions. */
export const limits = z.object({
  /** Idle time until the session ends, seconds [OPEN-11]. */
  idleSeconds: z._default(z.int().check(z.minimum(60)), 900),
  /** The seconds before that at which the dialog asks [OPEN-11]. */
  idleWarningSeconds: z._default(z.int().check(z.minimum(10)), 60),
  /** Pause between heartbeats while the client is active, seconds [OPEN-11]. */
  heartbeatSeconds: z._default(z.int().check(z.minimum(10)), 300),
  /** Wait before a code may be sent again, seconds [OPEN-20]. */
  codeResendSeconds: z._default(z.int().check(z.minimum(1)), 60),
  /** The time-out of a call, in milliseconds. */
  callTimeoutMilliseconds: z._default(z.int().check(z.minimum(1000)), 20_000),
  /** The largest document that may be sent, bytes [DOC-08, OPEN-52]. */
  uploadBytes: z._default(z.int().check(z.minimum(10_240)), maxUploadBytes),
});

/** API answers opted in are kept this long, milliseconds [CONST-01]. */
export const cacheMilliseconds = 900_000;

/** Widths at which the layout changes, CSS pixels at the usual size of text, by which they grow [CONST-04]. */
export const breakpoints = [576, 768, 992, 1200] as const;

/** The in-flight modal appears after, and then stays at least, milliseconds [OPEN-91]. */
export const loadingModal = { appearsAfter: 150, staysFor: 300 } as const;

/** A change of state that takes longer is named in the console in development, milliseconds [CONST-02, OPEN-70]. */
export const slowChangeMilliseconds = 128;
