import type * as z from 'zod/mini';
import { resetRefusals } from '../../../domain/credentials/reset/reset-refusals';
import { newSecretProblems, secretChangeCode } from '../../../domain/credentials/secrets/check-new-secret';
import { type PinKind, pinErrorCode, pinKinds } from '../../../domain/credentials/secrets/pin-error-codes';
import { secretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { scopeOf, type SecretScope, secretsOf, useOfSecret } from '../../../domain/credentials/secrets/secret-scope';
import type { Region } from '../../../domain/region';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import { lastChanges, secretChange } from '../../../contract/rest/credentials/secret-changes';
import { tradingReset } from '../../../contract/rest/credentials/trading-reset-calls';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

type Change = z.output<typeof secretChange>;

/** The one present secret that is wrong in the mock, so that a refusal can be seen; any other is right [MOCK-04]. */
const wrong = '000000';
/** And the one code. */
const wrongCode = '00000000';

const refused = (status: number, ...codes: readonly string[]): MockFile => ({
  status,
  body: { detail: { errors: codes.map((code) => ({ code })) } },
});

/** The changes of secrets of the mock's client, until the page is reloaded: when, and what may not be chosen again. */
export class MockSecretChanges {
  private readonly changedAt: Partial<Record<PinKind, string>> = {};
  private readonly before: Partial<Record<PinKind, readonly string[]>> = {};

  constructor(private readonly region: Region) {}

  /** A call about a change answers as it then is; any other with its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (recorded === undefined || !isRequestFor(request, 'changeSecret', 'secretChanges', 'resetTradingPassword'))
      return recorded;
    if (isRequestFor(request, 'resetTradingPassword')) {
      const sent = tradingReset.safeParse(parseJson(request.body)).data;
      const refusal = sent === undefined ? refused(400, 'BAD_REQUEST') : this.reset(sent);
      if (refusal !== undefined) return refusal;
    }
    if (isRequestFor(request, 'changeSecret')) {
      const sent = secretChange.safeParse(parseJson(request.body)).data;
      const scope = scopeOf(pinKinds.filter((kind) => sent?.[kind] !== undefined));
      if (sent === undefined || scope === undefined) return refused(400, 'BAD_REQUEST');
      const refusal = this.change(sent, scope);
      if (refusal !== undefined) return refusal;
    }
    return { status: 200, body: { ...lastChanges.parse(recorded.body), ...this.changedAt } };
  }

  private reset({ otp, secret, next }: z.output<typeof tradingReset>): MockFile | undefined {
    if (otp === wrongCode) return refused(403, resetRefusals.codeWrong);
    if (secret === wrong) return refused(403, pinErrorCode('current-wrong', 'login'));
    return this.change({ verification: { current: '', next } }, 'verification');
  }

  private change(sent: Change, scope: SecretScope): MockFile | undefined {
    const typed = secretsOf(scope).flatMap((kind) => (sent[kind] ? [{ kind, ...sent[kind] }] : []));
    if (typed.some(({ current }) => current === wrong)) return refused(403, pinErrorCode('current-wrong', scope));
    const problems = typed.flatMap(({ kind, current, next }) =>
      newSecretProblems(secretPolicy(this.region, useOfSecret[kind]), next, {
        userCode: '',
        isUsedBefore: next === current || (this.before[kind] ?? []).includes(next),
      }),
    );
    if (problems.length > 0) return refused(400, ...problems.map((problem) => secretChangeCode(problem, scope)));
    for (const { kind, current, next } of typed) {
      this.before[kind] = [current, next];
      this.changedAt[kind] = new Date().toISOString();
    }
    return undefined;
  }
}
