import { checkLogin } from '../../domain/credentials/login/check-login';
import { normaliseLoginName } from '../../domain/credentials/login/login-name';
import { checkOneTimeCode } from '../../domain/credentials/login/one-time-code';
import { sessionExpiredCode } from '../../domain/credentials/login/session-expired-code';
import type { Region } from '../../domain/region';
import { parseJson } from '../http/parse-json';
import type { TransportRequest } from '../http/transport';
import type { CallName } from '../../contract/rest/call-catalogue';
import { answersVisitors } from './mock-calls';
import type { MockFile } from './mock-file';

const open = 'mock';
const awaitingCode = 'mock-awaiting-code';

const refused = (code: string): MockFile => ({ status: 401, body: { detail: { errors: [{ code }] } } });

/** The session of the mock: any well-formed login opens one, unless its recorded answer is a refusal; the check token remembers it over a reload. */
export class MockSession {
  private ended = false;

  constructor(
    private readonly region: Region,
    private readonly isRecorded: (login: string) => boolean,
  ) {}

  /** The client with own recordings whose call this is; anybody else gets the typical client's, and that name is stored nowhere. */
  clientOf(request: TransportRequest): string | undefined {
    const { headers } = request;
    const login = request.name === 'logon' ? this.typedIn(headers) : headers['AUTH_CHECKED']?.split(':')[1];
    return login !== undefined && this.isRecorded(login) ? login : undefined;
  }

  /** Returns the session's own answer to a request; undefined leaves it to the recorded file. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    switch (request.name as CallName | 'LocalUserLogin') {
      case 'logon':
        return this.logOn(request, recorded);
      case 'loginValidateOtp':
        return isCode(request.body)
          ? this.begin(request, recorded ?? { status: 200, body: { verified: true } })
          : noCode;
      case 'loginSendOtp':
        return recorded ?? { status: 200, body: {} };
      case 'LocalUserLogin':
        return this.begin(request, recorded ?? { status: 200, body: { data: { localUserLogin: { success: true } } } });
      case 'authLogout':
        this.ended = true;
        return recorded ?? { status: 200, body: {} };
      default:
        return answersVisitors(request.name) || this.isOpen(request) ? undefined : refused(sessionExpiredCode);
    }
  }

  private logOn(request: TransportRequest, recorded: MockFile | undefined): MockFile {
    const credentials = parseBasic(request.headers['Authorization'] ?? '');
    if (!credentials || checkLogin(this.region, credentials).length > 0) return refused('LOG0001');
    return this.begin(request, recorded ?? { status: 200, body: {} });
  }

  /** A recorded refusal opens nothing, and a TW login whose recorded answer asks for a code isn't open before the code. */
  private begin(request: TransportRequest, answer: MockFile): MockFile {
    if (answer.status !== 200) return answer;
    const asksForCode = isRecord(answer.body) && answer.body['enabledLoginOtp'] === true;
    const client = this.clientOf(request);
    const token = [asksForCode ? awaitingCode : open, ...(client === undefined ? [] : [client])].join(':');
    this.ended = false;
    return { ...answer, headers: { ...answer.headers, AUTH_CHECKED: token } };
  }

  private isOpen({ headers }: TransportRequest): boolean {
    return !this.ended && headers['AUTH_CHECKED']?.split(':')[0] === open;
  }

  private typedIn(headers: TransportRequest['headers']): string | undefined {
    const credentials = parseBasic(headers['Authorization'] ?? '');
    return credentials && normaliseLoginName(this.region, credentials.username);
  }
}

/** The answer of validateOtp to a wrong code [AUTH-08]. */
const noCode: MockFile = { status: 200 };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isCode(body: string | undefined): boolean {
  const typed = parseJson(body);
  return isRecord(typed) && typeof typed['otp'] === 'string' && checkOneTimeCode(typed['otp']);
}

function parseBasic(header: string): { readonly username: string; readonly secret: string } | undefined {
  try {
    const bytes = Uint8Array.from(atob(header.replace(/^Basic /, '')), (character) => character.charCodeAt(0));
    const [username = '', ...rest] = new TextDecoder().decode(bytes).split(':');
    return { username, secret: rest.join(':') };
  } catch {
    return undefined;
  }
}
