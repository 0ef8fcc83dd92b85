import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel';

/** A piece of work that no request asked for: a round of a job, or a message that is sent. */
export type Work = { readonly name: string; readonly error?: unknown };

/** Tells whoever subscribes of each piece of work, when it begins and ends; nobody pays for it otherwise. */
export const workChannel: TracingChannel<unknown, Work> = tracingChannel('portal:work');

/** Does a piece of work and tells of it. */
export const tellOfWork = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  workChannel.tracePromise(work, { name });
