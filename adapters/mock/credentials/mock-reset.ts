import { marketCalendar } from '../../../config/calendars/market-calendar';
import { hongKongDayAt } from '../../../domain/calendar/hong-kong-time';
import { checkOneTimeCode } from '../../../domain/credentials/login/one-time-code';
import { newPinDueBy } from '../../../domain/credentials/reset/new-pin';
import { defaultResetStep, nextResetStep, type ResetStep } from '../../../domain/credentials/reset/reset-step';
import { resetRefusals } from '../../../domain/credentials/reset/reset-refusals';
import {
  type ResetMode,
  resetsPassword,
  resetsUserCode,
  resetTypeOf,
} from '../../../domain/credentials/reset/reset-type';
import { checkLoginPassword } from '../../../domain/credentials/secrets/check-login-password';
import { checkUserCode } from '../../../domain/credentials/secrets/check-user-code';
import { formStatus } from '../../../domain/credentials/secrets/rule-check';
import type { Region } from '../../../domain/region';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import type { CallName } from '../../../contract/rest/call-catalogue';
import { pinActivation, pinResetBody } from '../../../contract/rest/credentials/pin-reset';
import { forgotPinBody, pinBody, usernameBody } from '../../../contract/rest/credentials/reset';
import { validateOtpBody } from '../../../contract/rest/sessions/authentication';
import type { MockFile } from '../mock-file';

/** What the mock knows as a server does: a login name that is taken [OPEN-49]. */
export const taken = 'YANG5173';
/** The password of before. */
const previous = 'Sunny4102Tea';

/** Whose numbers nobody has, so that a refusal can be seen. */
const unknownId = 'A299999999';
const unknownAccount = '510099999999';

const refused = (status: number, code: string): MockFile => ({ status, body: { detail: { errors: [{ code }] } } });
const answered = (body: object): MockFile => ({ status: 200, body });
const over = refused(409, resetRefusals.over);

/** A reset in the mock, until the page is reloaded: any well-formed data but one number's are right, and so is any code of 8 digits [MOCK-04]. */
export class MockReset {
  private step: ResetStep = '0';
  private mode: ResetMode = 'ONLY_PIN';
  private isPinPromised = false;

  constructor(private readonly region: Region) {}

  /** What a call about a reset answers; undefined for any other call. */
  play({ name, method, body }: TransportRequest): MockFile | undefined {
    const sent = parseJson(body);
    switch (name as CallName) {
      case 'forgotPinStep':
        return answered(this.progress());
      case 'forgotPin':
        return method === 'POST' ? this.take(forgotPinBody.safeParse(sent).data) : undefined;
      case 'forgotPinSendOtp':
        return this.step === '1' ? answered({}) : over;
      case 'forgotPinValidateOtp':
        return this.validate(validateOtpBody.safeParse(sent).data?.otp ?? '');
      case 'forgotPinValidateUsername':
        return this.step === '2'
          ? answered({ rules: userCodeRules(usernameBody.safeParse(sent).data?.username ?? '') })
          : over;
      case 'forgotPinValidatePin':
        return this.step === '2'
          ? answered({ rules: passwordRules(pinBody.safeParse(sent).data ?? { pin: '' }) })
          : over;
      case 'askForPin':
        return this.promise(pinResetBody.safeParse(sent).data);
      case 'activatePin':
        return activate(pinActivation.safeParse(sent).data);
      default:
        return undefined;
    }
  }

  private take(sent: ReturnType<typeof forgotPinBody.safeParse>['data']): MockFile {
    if (sent?.step === '2') return this.complete(sent);
    if (sent?.resetMode === undefined) return refused(400, 'BAD_REQUEST');
    if (sent.nationalId === unknownId) return refused(400, 'PRE0008');
    this.mode = sent.resetMode;
    this.step = nextResetStep(defaultResetStep);
    return answered(this.progress());
  }

  private promise(sent: ReturnType<typeof pinResetBody.safeParse>['data']): MockFile {
    if (sent === undefined) return refused(400, 'BAD_REQUEST');
    if (sent.account === unknownAccount) return refused(400, 'PRE0008');
    if (this.isPinPromised && sent.again !== true) return refused(403, 'PRE0010');
    this.isPinPromised = true;
    return answered({ sentBy: newPinDueBy(hongKongDayAt(Date.now()), marketCalendar(this.region)) });
  }

  private validate(code: string): MockFile {
    if (this.step !== '1') return over;
    if (!checkOneTimeCode(code)) return { status: 200 };
    this.step = nextResetStep('1');
    return answered({ verified: true });
  }

  private complete({ username = '', pin = '' }: { username?: string | undefined; pin?: string | undefined }): MockFile {
    if (this.step !== '2') return over;
    const type = resetTypeOf(this.mode);
    const usernameRules = resetsUserCode(type) ? userCodeRules(username) : [];
    const pinRules = resetsPassword(type) ? passwordRules({ pin, username }) : [];
    const isKept = [usernameRules, pinRules].every((rules) => rules.length === 0 || formStatus(rules) === 'P');
    if (!isKept) return answered({ ...this.progress(), usernameRules, pinRules });
    this.step = nextResetStep('2');
    return answered(this.progress());
  }

  private progress(): object {
    if (this.step === '0') return { step: this.step };
    const contact = this.step === '1' ? { maskedMobileNumber: '09****678', maskedEmail: 'w***@example.test' } : {};
    return { step: this.step, resetMode: this.mode, ...contact };
  }
}

/** Any PIN was sent but one, as in the mock's changes, and any account is known but one. */
function activate(sent: ReturnType<typeof pinActivation.safeParse>['data']): MockFile {
  if (sent === undefined) return refused(400, 'BAD_REQUEST');
  const isWrong = [sent.login, sent.verification].some((pair) => pair?.current === '000000');
  return isWrong || sent.account === unknownAccount ? refused(403, 'LOG0001') : answered({});
}

const userCodeRules = (code: string) => checkUserCode(code, { taken: code.toUpperCase() === taken });

const passwordRules = ({ pin, username = '' }: { pin: string; username?: string | undefined }) =>
  checkLoginPassword(pin, { userCode: username, previousMatches: pin === previous });
