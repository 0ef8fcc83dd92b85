import type { CallName } from './call-catalogue';
import examples from './call-examples.json';

/** A body that a call is sent with, if it takes one in JSON, and a good answer; lists are cut to two rows. */
export type CallExample = { readonly body?: unknown; readonly answer: unknown };

/** One example of each call, as the sandbox was asked and answered [API-10]. */
export const callExamples: Readonly<Record<CallName, CallExample>> = examples;
