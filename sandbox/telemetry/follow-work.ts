import type { Span } from '@opentelemetry/api';
import { type Work, workChannel } from '../context/work-channel';
import { maskNumbers } from '../context/logging/mask-numbers';
import { type Statement, statementChannel } from '../database/connection/statement-channel';
import type { Spans } from './spans';

const textAtMost = 2_000;

/** Makes a span of each round of a job and each message that is sent, and of each statement that one of them, or a request, leads to; says how to stop. */
export function followWork(spans: Spans): () => void {
  const works = new WeakMap<Work, Span>();
  const statements = new WeakMap<Statement, Span>();
  const ofWork = subscribers(spans, works);
  const ofStatements = {
    ...subscribers(spans, statements),
    start: (statement: Statement) => {
      const parent = spans.active.getStore();
      // What a start of the process asks belongs to nothing that anybody would look for.
      if (parent !== undefined)
        statements.set(statement, spans.begin(nameOf(statement), 'CLIENT', attributesOf(statement), parent));
    },
  };
  workChannel.start.bindStore(spans.active, (work) => {
    const span = spans.begin(work.name, 'INTERNAL', {}, spans.active.getStore());
    works.set(work, span);
    return spans.contextOf(span);
  });
  workChannel.subscribe(ofWork);
  statementChannel.subscribe(ofStatements);
  return () => {
    workChannel.start.unbindStore(spans.active);
    workChannel.unsubscribe(ofWork);
    statementChannel.unsubscribe(ofStatements);
  };
}

/** Subscribers that end the span of whatever a channel tells of, once it is answered or has failed. */
function subscribers<Traced extends { readonly error?: unknown }>(spans: Spans, begun: WeakMap<Traced, Span>) {
  const end = (traced: Traced): void => {
    const span = begun.get(traced);
    begun.delete(traced);
    if (span !== undefined) spans.end(span, traced.error);
  };
  return {
    start: () => undefined,
    // Thrown before there was anything to wait for.
    end: (traced: Traced) => {
      if (traced.error !== undefined) end(traced);
    },
    asyncStart: end,
    asyncEnd: () => undefined,
    error: () => undefined,
  };
}

/** A prepared statement by its name, another by its first word. */
const nameOf = ({ text, name }: Statement): string => name ?? /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

/** Values are placeholders already; what is written out in a text is masked as well. */
const attributesOf = ({ text }: Statement) => ({
  'db.system.name': 'postgresql',
  'db.query.text': maskNumbers(text.replace(/'(?:[^']|'')*'/g, "'?'")).slice(0, textAtMost),
});
