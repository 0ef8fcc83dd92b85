import type { CallFailure } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { TypedDocument } from '../../contract/graphql/typed-document';
import { ok, type Result } from '../../domain/kernel/result';
import type { HttpAnswer } from '../http/http-answer';

/** An operation as a part of a document that asks for several. */
export type CombinedPart = {
  /** The variable that says whether it is asked for. */
  readonly flag: string;
  /** The names that its fields have in the whole document, with those that they have in its own. */
  readonly fields: Readonly<Record<string, string>>;
  /** The names that its variables have in the whole document, by those of its own. */
  readonly variables?: Readonly<Record<string, string>>;
};

/** A document that stands for several operations. */
export type CombinedDocument = {
  readonly document: TypedDocument<unknown, never>;
  readonly parts: Readonly<Record<string, CombinedPart>>;
  /** Values of the variables of parts that are left out; the server requires one for each. */
  readonly unused: Readonly<Record<string, unknown>>;
};

type Exchanged = Result<HttpAnswer, CallFailure>;
type Variables = Readonly<Record<string, unknown>>;

type Waiting = {
  readonly part: CombinedPart;
  readonly variables: Variables;
  readonly alone: () => Promise<Exchanged>;
  readonly resolve: (exchanged: Promise<Exchanged>) => void;
};

/** Sends operations that are asked for at the same time in one document, and gives each its own part of the answer; a server that takes no such document is asked one by one. */
export class CombinedOperations {
  private waiting: readonly Waiting[] = [];
  private isRefused = false;

  constructor(
    private readonly combined: CombinedDocument,
    private readonly send: (document: CombinedDocument['document'], variables: Variables) => Promise<Exchanged>,
    private readonly clock: Pick<Clock, 'after'>,
  ) {}

  /** Asks an operation by itself, or together with what is asked for in the same turn. */
  exchange(name: string, variables: unknown, alone: () => Promise<Exchanged>): Promise<Exchanged> {
    const part = this.combined.parts[name];
    if (!part || this.isRefused) return alone();
    return new Promise((resolve) => {
      if (this.waiting.length === 0) this.clock.after(0, () => void this.sendWaiting());
      this.waiting = [...this.waiting, { part, variables: isRecord(variables) ? variables : {}, alone, resolve }];
    });
  }

  private async sendWaiting(): Promise<void> {
    const requested = this.waiting;
    this.waiting = [];
    const first = requested.filter(({ part }, place) => requested.findIndex((other) => other.part === part) === place);
    const answers = first.length > 1 ? await this.sendTogether(first) : new Map<CombinedPart, Promise<Exchanged>>();
    for (const { part, variables, alone, resolve } of requested) {
      const leader = first.find((one) => one.part === part);
      // The same question, asked twice in one turn, has the same answer.
      const isSame = JSON.stringify(leader?.variables) === JSON.stringify(variables);
      const known = isSame ? answers.get(part) : undefined;
      const answer = known ?? alone();
      if (isSame) answers.set(part, answer);
      resolve(answer);
    }
  }

  private async sendTogether(requested: readonly Waiting[]): Promise<Map<CombinedPart, Promise<Exchanged>>> {
    const exchanged = await this.send(this.combined.document, this.variablesOf(requested));
    if (!exchanged.ok) return new Map(requested.map(({ part }) => [part, Promise.resolve(exchanged)]));
    const answers = new Map<CombinedPart, Promise<Exchanged>>();
    this.isRefused ||= isRefusal(exchanged.value);
    if (this.isRefused) return answers;
    for (const { part } of requested) {
      const own = partOf(part, exchanged.value);
      if (own) answers.set(part, Promise.resolve(own));
    }
    return answers;
  }

  private variablesOf(together: readonly Waiting[]): Variables {
    const flags = Object.values(this.combined.parts).map(({ flag }) => [flag, false] as const);
    const requested = together.flatMap(({ part, variables }) => [
      [part.flag, true] as const,
      ...Object.entries(part.variables ?? {}).map(([own, whole]) => [whole, variables[own]] as const),
    ]);
    return { ...Object.fromEntries(flags), ...this.combined.unused, ...Object.fromEntries(requested) };
  }
}

/** Tells whether a server doesn't take a document: it answers nothing of it, and neither the session nor a field is to blame. */
function isRefusal({ status, body }: HttpAnswer): boolean {
  if (status === 401 || status >= 500) return false;
  const value = body.kind === 'json' ? body.value : undefined;
  if (!isRecord(value)) return true;
  return !isRecord(value['data']) && errorsIn(value).every((error) => pathOf(error) === undefined && !isOurs(error));
}

/** A classification of the specification: what the server says of a document that it has taken [ENUM-23]. */
function isOurs(error: unknown): boolean {
  const extensions = isRecord(error) ? error['extensions'] : undefined;
  const classification = isRecord(extensions) ? extensions['classification'] : undefined;
  return classification === 'UNAUTHORIZED' || classification === 'INTERNAL_ERROR';
}

/** The part's own answer, taken from the combined one; undefined where it has to be requested on its own. */
function partOf({ fields }: CombinedPart, answer: HttpAnswer): Exchanged | undefined {
  if (answer.status === 401 || answer.status >= 500) return ok(answer);
  const value = answer.body.kind === 'json' ? answer.body.value : undefined;
  if (!isRecord(value)) return undefined;
  const errors = errorsIn(value).filter((error) => isOf(fields, pathOf(error)));
  // A field that must not be missing takes all others along.
  if (!isRecord(value['data']) && errors.length === 0) return undefined;
  const data = isRecord(value['data']) ? value['data'] : {};
  const own = Object.fromEntries(Object.entries(fields).map(([whole, name]) => [name, data[whole]]));
  return ok({ ...answer, body: { kind: 'json', value: { data: own, ...(errors.length > 0 ? { errors } : {}) } } });
}

/** An error that names no field concerns the session or the whole server, and so each part. */
const isOf = (fields: CombinedPart['fields'], path: string | undefined): boolean =>
  path === undefined || Object.hasOwn(fields, path);

const errorsIn = (value: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(value['errors']) ? value['errors'] : [];

function pathOf(error: unknown): string | undefined {
  const path = isRecord(error) ? error['path'] : undefined;
  const first: unknown = Array.isArray(path) ? path[0] : undefined;
  return typeof first === 'string' ? first : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
