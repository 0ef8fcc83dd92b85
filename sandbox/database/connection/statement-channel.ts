import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel';
import pg from 'pg';

/** A statement on its way: its text with placeholders in place of values, and its name if it is a prepared one. */
export type Statement = { readonly text: string; readonly name: string | undefined; readonly error?: unknown };

/** Tells whoever subscribes of each statement, when it is sent and when it is answered; nobody pays for it otherwise. */
export const statementChannel: TracingChannel<unknown, Statement> = tracingChannel('portal:statement');

/** Lets the statements of a connection be told of. */
export function tellOfStatements(client: pg.Client): void {
  const send = (asked: readonly unknown[]): unknown =>
    Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), client, asked);
  Reflect.set(client, 'query', (...asked: readonly unknown[]): unknown => {
    const statement = statementChannel.hasSubscribers ? read(asked[0]) : undefined;
    if (statement === undefined) return send(asked);
    const last = asked.length - 1;
    if (typeof asked[last] !== 'function')
      return statementChannel.tracePromise(() => Promise.resolve(send(asked)), statement);
    return statementChannel.traceCallback((...all: unknown[]) => send(all), last, statement, undefined, ...asked);
  });
}

/** Undefined for what isn't sent as a text. */
function read(asked: unknown): Statement | undefined {
  if (typeof asked === 'string') return { text: asked, name: undefined };
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined;
  if (!('text' in asked) || typeof asked.text !== 'string') return undefined;
  return { text: asked.text, name: 'name' in asked && typeof asked.name === 'string' ? asked.name : undefined };
}
