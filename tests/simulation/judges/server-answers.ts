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
    return this.checker.objectionTo({ method, url, status: said.status, body: said.body });
  }
}
