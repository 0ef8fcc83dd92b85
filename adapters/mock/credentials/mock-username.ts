import { normaliseLoginName } from '../../../domain/credentials/login/login-name';
import { checkUsername, usernameProblem, usernameRefusals } from '../../../domain/credentials/login/check-username';
import { pinErrorCode } from '../../../domain/credentials/secrets/pin-error-codes';
import type { Region } from '../../../domain/region';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import { usernameBody } from '../../../contract/rest/credentials/reset';
import { ownUsername, usernameCalls } from '../../../contract/rest/credentials/username-calls';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';
import { taken } from './mock-reset';

/** The one present secret that is wrong in the mock, so that a refusal can be seen; any other is right [MOCK-04]. */
const wrong = '000000';

const refused = (status: number, code: string): MockFile => ({ status, body: { detail: { errors: [{ code }] } } });

/** The login name of the mock's client, until the page is reloaded. */
export class MockUsername {
  private username: string | undefined;

  constructor(private readonly region: Region) {}

  /** A call about the login name answers as it then is; any other with its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (isRequestFor(request, 'checkUsername')) {
      const { username } = usernameBody.safeParse(parseJson(request.body)).data ?? { username: '' };
      const rules = checkUsername(this.region, username, { taken: this.isTaken(username) });
      return { status: 200, body: { rules } };
    }
    if (isRequestFor(request, 'changeUsername')) return this.change(request, recorded);
    if (!isRequestFor(request, 'ownUsername') || this.username === undefined) return recorded;
    return { status: 200, body: { username: this.username } };
  }

  private change(request: TransportRequest, recorded: MockFile | undefined): MockFile {
    const sent = usernameCalls.changeUsername.body.schema.safeParse(parseJson(request.body)).data;
    if (sent === undefined) return refused(400, 'BAD_REQUEST');
    if (sent.secret === wrong) return refused(403, pinErrorCode('current-wrong', 'login'));
    const present = this.username ?? ownUsername.safeParse(recorded?.body).data?.username ?? undefined;
    const { username, secret } = sent;
    const problem = usernameProblem(this.region, username, { present, taken: this.isTaken(username), secret });
    if (problem !== undefined) return refused(400, usernameRefusals[problem]);
    this.username = normaliseLoginName(this.region, sent.username);
    return { status: 200, body: { username: this.username } };
  }

  private readonly isTaken = (typed: string): boolean => typed.toUpperCase() === taken;
}
