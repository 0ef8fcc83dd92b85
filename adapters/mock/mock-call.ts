import type * as z from 'zod/mini';
import type { Region } from '../../domain/region';
import { parseJson } from '../http/parse-json';
import type { TransportRequest } from '../http/transport';
import { readQuery, findVariant } from './mock-calls';
import type { MockFile } from './mock-file';

/** The changes that a client of the mock made to the recorded answers, until the page is reloaded. */
export class MockVisit {
  readonly since = Date.now();
  /** The answers to what was sent under a key. */
  readonly submissions = new Map<string, MockFile>();
  private readonly changes = new Map<string, ((body: unknown) => unknown)[]>();

  add(name: string, change: (body: unknown) => unknown): void {
    this.changes.set(name, [...(this.changes.get(name) ?? []), change]);
  }

  /** Returns a recording as it reads after what the client did; what was never recorded may begin with a change. */
  changed(name: string, recorded: MockFile | undefined): MockFile | undefined {
    const changes = this.changes.get(name);
    if (changes === undefined) return recorded;
    const body = changes.reduce((before, change) => change(before), recorded?.body);
    return { ...(recorded ?? { status: 200 }), body };
  }
}

/** A call of a client of the mock: what is sent, and the recorded answers that it reads and changes. */
export class MockCall {
  constructor(
    readonly request: TransportRequest,
    readonly region: Region,
    readonly visit: MockVisit,
    private readonly load: (name: string) => Promise<MockFile | undefined>,
  ) {}

  get now(): string {
    return new Date().toISOString();
  }

  /** The body that is sent, or the query where there is none. */
  get sent(): unknown {
    return this.request.body === undefined ? this.query : parseJson(this.request.body);
  }

  get query(): Readonly<Record<string, string>> {
    return readQuery(this.request);
  }

  /** Returns the recording of a call in the variant that is asked for; undefined where there is none. */
  recorded(name: string): Promise<MockFile | undefined> {
    return this.load(`${name}${findVariant(this.request, this.region)}`);
  }

  /** Returns the answer to a call as it is now; undefined where nothing is recorded. */
  async answer(name: string): Promise<MockFile | undefined> {
    return this.visit.changed(name, await this.load(name));
  }

  /** Returns what a call by its name is answered now; throws where that isn't of the schema. */
  async read<T>(name: string, schema: z.ZodMiniType<T>): Promise<T> {
    return schema.parse((await this.answer(name))?.body);
  }

  /** Changes what a call is answered from now on. */
  change<T>(name: string, schema: z.ZodMiniType<T>, change: (body: T) => unknown): void {
    this.visit.add(name, (body) => change(schema.parse(body)));
  }

  /** Changes what a call is answered from now on, and answers with it. */
  async put<T>(name: string, schema: z.ZodMiniType<T>, change: (body: T) => unknown): Promise<MockFile> {
    this.change(name, schema, change);
    return (await this.answer(name)) ?? answerWith(undefined);
  }
}

/** State of a client of the mock that no recorded answer has. */
export class Memory<T extends object> {
  private readonly kept = new WeakMap<MockVisit, T>();

  constructor(private readonly create: () => T) {}

  of({ visit }: MockCall): T {
    const known = this.kept.get(visit) ?? this.create();
    this.kept.set(visit, known);
    return known;
  }
}

/** Answers a call that isn't just read from its recording. */
export type Answering = (call: MockCall) => MockFile | Promise<MockFile>;

/** The answers to some calls and operations, by their names. */
export type AnswersByCall = Readonly<Record<string, Answering>>;

export const answerWith = (body: unknown): MockFile => ({ status: 200, body });

export const rejectWith = (code: string, status = 400): MockFile => ({
  status,
  body: { detail: { errors: [{ code }] } },
});

/** A refusal of a GraphQL operation. */
export const rejectOperation = (code: string): MockFile => ({
  status: 200,
  body: {
    data: null,
    errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors: [{ code, message: code }] } }],
  },
  isRefusal: true,
});
