import * as z from 'zod/mini';
import { openApi } from '../../../sandbox/open-api/open-api';
import { OpenApiChecker } from '../../contracts/open-api-checker';
import type { Exchange } from '../machine/simulated-network';

/** Judges each answer of a server: it has to be as the contract says, and never a failure that nobody caused. */
export class ServerAnswers {
  private readonly checker = new OpenApiChecker(openApi());

  /** Returns what is wrong with an answer, given whether the database refuses statements. */
  objectionTo(
    { request: { method, url, name }, said }: Pick<Exchange, 'request' | 'said'>,
    mayFail: boolean,
  ): string | undefined {
    if (said.status >= 500) {
      if (mayFail) return undefined;
      return `${method} ${name} is answered ${String(said.status)} though nothing failed: ${said.body.slice(0, 200)}`;
    }
    if (/\/graphql(?:\/static)?$/.test(url) && said.status === 200) return graphqlObjection(name, said.body, mayFail);
    return this.checker.objectionTo({ method, url, status: said.status, body: said.body });
  }
}

const graphqlAnswer = z.object({
  errors: z.optional(
    z.array(
      z.object({
        extensions: z.object({
          classification: z.string(),
          errors: z.optional(z.array(z.object({ code: z.string().check(z.regex(/^[A-Z][A-Z0-9_-]+$/)) }))),
        }),
      }),
    ),
  ),
});

/** Returns what is wrong with an answer over GraphQL: each error is of a class that the contract names, and none says that something unexpected happened. */
function graphqlObjection(name: string, body: string, mayFail: boolean): string | undefined {
  const read = graphqlAnswer.safeParse(JSON.parse(body));
  const what = `${name} is answered ${body.slice(0, 200)}`;
  if (!read.success) return `${what}, which no contract says`;
  const classes = (read.data.errors ?? []).map(({ extensions }) => extensions.classification);
  const known = mayFail ? [...expected, 'UNEXPECTED'] : expected;
  return classes.every((one) => known.includes(one)) ? undefined : `${what} though nothing failed`;
}

/** The classes of what a portal that asks as it should is answered [ERR-08, ENUM-23]. */
const expected: readonly string[] = ['UNAUTHORIZED', 'INTERNAL_ERROR'];
