import { fromJSONSchema, type ZodType } from 'zod';
import * as z from 'zod/mini';

type Schema = Exclude<Parameters<typeof fromJSONSchema>[0], boolean>;

const schema = z.custom<Schema>((value) => value instanceof Object);
const content = z.optional(z.record(z.string(), z.object({ schema })));
const response = z.object({ content, 'x-may-be-empty': z.optional(z.boolean()) });
const reference = z.object({ $ref: z.string() });
const operation = z.object({ responses: z.record(z.string(), z.union([reference, response])) });

const openApiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ responses: z.record(z.string(), response), schemas: z.record(z.string(), schema) }),
});

type Answered = {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** The body's text. */
  readonly body: string;
};

/** Holds answers that were seen against what an OpenAPI document says of them. */
export class OpenApiChecker {
  private readonly document: z.infer<typeof openApiDocument>;
  private readonly parsers = new Map<Schema, ZodType>();
  /** The paths with parameters, each as what its addresses look like. */
  private readonly patterns: readonly { readonly path: string; readonly addresses: RegExp }[];

  constructor(document: unknown) {
    // zod looks for named schemas among those of a schema itself.
    const text = JSON.stringify(document).replaceAll('#/components/schemas/', '#/$defs/');
    this.document = openApiDocument.parse(JSON.parse(text));
    this.patterns = Object.keys(this.document.paths)
      .filter((path) => path.includes('{'))
      .map((path) => ({ path, addresses: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  }

  /**
   * Returns the deviation of an answer from the document; undefined if there is none, or if the document knows no such
   * call.
   */
  objectionTo({ method, url, status, body }: Answered): string | undefined {
    const path = this.pathOf(new URL(url, 'http://portal').pathname);
    const operations = path === undefined ? undefined : this.document.paths[path];
    const called = operations?.[method.toLowerCase()];
    if (called === undefined) return undefined;
    const where = `${method} ${path ?? ''} ${status}`;
    const said = this.responseOf(called.responses[String(status)]);
    if (said === undefined) return `${where}: a status that is not in the document`;
    if (body === '') return said['x-may-be-empty'] ? undefined : `${where}: an empty body`;
    const shape = said.content?.['application/json']?.schema;
    if (shape === undefined) return `${where}: a body that is not in the document`;
    const value = parsed(body);
    if (value === undefined) return `${where}: a body that is not JSON: ${body.slice(0, 300)}`;
    const problem = this.parserOf(shape).safeParse(value).error;
    return problem && `${where}: ${z.prettifyError(problem)} in ${body.slice(0, 300)}`;
  }

  /** The document's call there, as method and path; undefined if it has none. */
  callAt(method: string, url: string): string | undefined {
    const path = this.pathOf(new URL(url, 'http://portal').pathname);
    const isKnown = path !== undefined && this.document.paths[path]?.[method.toLowerCase()] !== undefined;
    return isKnown ? `${method.toUpperCase()} ${path}` : undefined;
  }

  /** Every call of the document, as method and path. */
  get calls(): readonly string[] {
    return Object.entries(this.document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }

  private pathOf(address: string): string | undefined {
    if (address in this.document.paths) return address;
    return this.patterns.find(({ addresses }) => addresses.test(address))?.path;
  }

  private responseOf(said: z.infer<typeof operation>['responses'][string] | undefined) {
    if (said === undefined || !('$ref' in said)) return said;
    return this.document.components.responses[said.$ref.replace('#/components/responses/', '')];
  }

  private parserOf(shape: Schema): ZodType {
    const parser = this.parsers.get(shape) ?? fromJSONSchema({ ...shape, $defs: this.document.components.schemas });
    this.parsers.set(shape, parser);
    return parser;
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
