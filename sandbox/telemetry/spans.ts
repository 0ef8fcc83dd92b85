import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api';
import type { TraceIds } from '../context/request-tracing';
import type { Sdk } from './load-sdk';
import { nearestErrorCode } from '../context/error-code';

type Kind = 'SERVER' | 'CLIENT' | 'INTERNAL';

/** The spans of a process, and which of them whatever runs belongs to. */
export class Spans {
  /** The context that whatever runs belongs to. */
  readonly active = new AsyncLocalStorage<Context>();

  constructor(
    private readonly sdk: Sdk,
    private readonly tracer: Tracer,
  ) {}

  /** Begins a span below another one, or a trace of its own. */
  begin(name: string, kind: Kind, attributes: Attributes, parent?: Context): Span {
    const { api } = this.sdk;
    return this.tracer.startSpan(name, { kind: api.SpanKind[kind], attributes }, parent ?? api.ROOT_CONTEXT);
  }

  /** The context of what a span leads to. */
  contextOf(span: Span): Context {
    return this.sdk.api.trace.setSpan(this.sdk.api.ROOT_CONTEXT, span);
  }

  /** The context that a proxy's `traceparent` names; undefined where it names none. */
  remote(traceparent: string | undefined): Context | undefined {
    const { api, core } = this.sdk;
    const parent = traceparent === undefined ? null : core.parseTraceParent(traceparent);
    return parent === null ? undefined : api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, isRemote: true });
  }

  /** Ends a span; an error is named by its code or kind, never by its words, which can hold a value. */
  end(span: Span, error?: unknown): void {
    if (error !== undefined) {
      span.setAttribute('error.type', failureName(error));
      span.setStatus({ code: this.sdk.api.SpanStatusCode.ERROR });
    }
    span.end();
  }

  /** The ids of the span that whatever runs belongs to. */
  activeIds(): TraceIds | undefined {
    const context = this.active.getStore();
    const span = context && this.sdk.api.trace.getSpan(context);
    return span && idsOf(span);
  }
}

/** Returns the ids of a span. */
export function idsOf(span: Span): TraceIds {
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}

/** Returns the code of a failure or of its cause; without one, the kind of the failure. */
export function failureName(failure: unknown): string {
  if (!(failure instanceof Error)) return typeof failure;
  return String(nearestErrorCode(failure) ?? failure.name);
}
