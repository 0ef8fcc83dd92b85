import type { IncomingMessage } from 'node:http';

/** The ids by which a line of a log is found in a trace, and the other way round. */
export type TraceIds = { readonly traceId: string; readonly spanId: string };

/** The outcome of a request: its status, and whether the whole answer left. */
export type RequestOutcome = { readonly status: number; readonly isWhole: boolean };

/** Follows requests, and the statements that each of them leads to, as traces. */
export type RequestTracing = {
  /** Begins the span of a request; it goes on the trace that a proxy names, if there is one. */
  readonly begin: (request: IncomingMessage, about: RequestAbout) => TraceIds;
  /** Names the route of a request, and does work for it: what that leads to belongs to the request. */
  readonly within: (request: IncomingMessage, route: string, work: () => void) => void;
  /** Names the operation that a request asks for at a route that takes many. */
  readonly nameOperation: (request: IncomingMessage, operation: string) => void;
  readonly end: (request: IncomingMessage, outcome: RequestOutcome) => void;
};

type RequestAbout = {
  readonly region: string;
  readonly requestId: string;
  /** The proxy's `traceparent`; undefined where no proxy is believed. */
  readonly parent: string | undefined;
};
