import type { Language } from '../../../domain/language';
import { Transport, type TransportAnswer, type TransportRequest } from '../../../adapters/http/transport';

type Script = (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer>;

/** A server played by the test; remembers what it was asked. */
export class ScriptedTransport extends Transport {
  readonly requests: TransportRequest[] = [];

  constructor(public script: Script) {
    super();
  }

  send(request: TransportRequest): Promise<TransportAnswer> {
    this.requests.push(request);
    return Promise.resolve(this.script(request));
  }

  get last(): TransportRequest {
    const request = this.requests.at(-1);
    if (!request) throw new Error('nothing was asked');
    return request;
  }
}

export const answer = (
  status: number,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): TransportAnswer => ({
  kind: 'answered',
  status,
  headers,
  body: body === undefined ? '' : JSON.stringify(body),
});

export const textAnswer = (status: number, body: string): TransportAnswer => ({
  kind: 'answered',
  status,
  headers: {},
  body,
});

export const offline: TransportAnswer = { kind: 'no-answer', reason: 'offline' };

export const refusal = (...codes: readonly string[]): unknown => ({
  detail: { errors: codes.map((code) => ({ code })) },
});

/** A refusal in the server's own words of one language. */
export const refusalSaying = (code: string, language: Language, words: string): unknown => ({
  detail: { errors: [{ code, messages: { [language]: words } }] },
});

/** Answers that the test gives when it wants to. */
export class HeldAnswers {
  private readonly waiting: ((answer: TransportAnswer) => void)[] = [];

  readonly script: Script = () => new Promise((resolve) => this.waiting.push(resolve));

  give(given: TransportAnswer): void {
    this.takeFirst()(given);
  }

  /** Answers whoever has waited longest, later. */
  takeFirst(): (answer: TransportAnswer) => void {
    const resolve = this.waiting.shift();
    if (!resolve) throw new Error('nobody waits for an answer');
    return resolve;
  }
}
