import { parseJson } from './parse-json';
import type { TransportAnswer } from './transport';

/** The body of an answer; HTML or truncated JSON is `not-json`. */
export type Body =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'not-json' };

/** An answer of the server, of any status. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
};

/** Reads the body of an answer as JSON, defensively. */
export function readAnswer(answer: Extract<TransportAnswer, { kind: 'answered' }>): HttpAnswer {
  return { status: answer.status, headers: answer.headers, body: readBody(answer.body) };
}

function readBody(text: string): Body {
  if (text.trim() === '') return { kind: 'empty' };
  const value = parseJson(text);
  return value === undefined ? { kind: 'not-json' } : { kind: 'json', value };
}
