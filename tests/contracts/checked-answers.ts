import type { Transport } from '../../adapters/http/transport';
import { regionDefaults } from '../../config/regions';
import type { Region } from '../../domain/region';
import { openApi } from '../../sandbox/open-api/open-api';
import { OpenApiChecker } from './open-api-checker';
import { SeenAnswers } from './seen-answers';

/** Every answer that came over the transports it is put around, held against the contract's schemas. */
export class CheckedAnswers {
  private readonly checker = new OpenApiChecker(openApi());
  private readonly seen = new SeenAnswers();
  private readonly objections: string[] = [];
  private checked = 0;
  private named = 0;

  around(transport: Transport): Transport {
    return this.seen.around(transport);
  }

  /** The number of calls made. */
  get count(): number {
    return this.seen.all.length;
  }

  /** The names of the calls that were made since this was asked last, each once. */
  newCalls(): readonly string[] {
    const fresh = this.seen.all.slice(this.named);
    this.named = this.count;
    return [...new Set(fresh.map(({ request }) => request.name))];
  }

  /** Returns the deviations from the contract found since the last call of this. */
  newObjections(): readonly string[] {
    const fresh = this.seen.all.slice(this.checked);
    this.checked = this.count;
    const found = fresh.flatMap(({ request: { method, url }, answer }) =>
      answer.kind === 'answered' ? (this.checker.objectionTo({ method, url, ...answer }) ?? []) : [],
    );
    this.objections.push(...found);
    return found;
  }

  /** The deviations from the contract in all answers so far. */
  get allObjections(): readonly string[] {
    this.newObjections();
    return this.objections;
  }

  /** The REST calls that were answered, as method and path; those whose parts vary count as one. */
  get answered(): ReadonlySet<string> {
    return new Set(
      this.seen.all.flatMap(({ request: { method, url }, answer }) =>
        answer.kind === 'answered' ? (this.checker.callAt(method, url) ?? []) : [],
      ),
    );
  }

  /** The statuses that REST calls were answered with. */
  get statuses(): ReadonlySet<number> {
    return new Set(
      this.seen.all.flatMap(({ request: { method, url }, answer }) =>
        answer.kind === 'answered' && this.checker.callAt(method, url) ? [answer.status] : [],
      ),
    );
  }

  /** Every REST call of a region's contract, as method and path. */
  callsOf(region: Region): readonly string[] {
    return this.checker.calls.filter((call) => call.includes(` ${regionDefaults[region].apiBase}/`));
  }
}
