import * as z from 'zod/mini';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { pinActivation, pinResetBody } from '../../contract/rest/credentials/pin-reset';
import { forgotPinBody, pinBody, usernameBody } from '../../contract/rest/credentials/reset';
import { validateOtpBody } from '../../contract/rest/sessions/authentication';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { checkOneTimeCode } from '../../domain/credentials/login/one-time-code';
import { newPinDueBy } from '../../domain/credentials/reset/new-pin';
import { ownResetErrorCodes } from '../../domain/credentials/reset/own-reset-error-codes';
import { defaultResetStep, nextResetStep, type ResetStep } from '../../domain/credentials/reset/reset-step';
import { type ResetMode, resetsPassword, resetsUserCode, toResetType } from '../../domain/credentials/reset/reset-type';
import { checkLoginPassword } from '../../domain/credentials/secrets/check-login-password';
import { checkUserCode } from '../../domain/credentials/secrets/check-user-code';
import { formStatus } from '../../domain/credentials/secrets/rule-check';
import { isTaken, previousPassword, unknownAccount, unknownId, wrongSecret } from './known-secrets';
import { type Answering, type AnswersByCall, answerWith, Memory, rejectWith } from './mock-call';

/** The step that a reset has reached, and the PIN that was promised. */
type Reset = { step: ResetStep; mode: ResetMode; isPinPromised: boolean };

const resets = new Memory<Reset>(() => ({ step: defaultResetStep, mode: 'ONLY_PIN', isPinPromised: false }));

const progressOf = ({ step, mode }: Reset): object => {
  if (step === '0') return { step };
  const contact = step === '1' ? { maskedMobileNumber: '09****678', maskedEmail: 'w***@example.test' } : {};
  return { step, resetMode: mode, ...contact };
};

/** Answers in one step of a reset alone. */
const inStep =
  (step: ResetStep, answer: Answering): Answering =>
  (call) =>
    resets.of(call).step === step ? answer(call) : rejectWith(ownResetErrorCodes.over, 409);

/** Takes any well-formed data but one number's. */
const begin: Answering = (call) => {
  const { resetMode, nationalId } = forgotPinBody.parse(call.sent);
  if (resetMode === undefined) return rejectWith('BAD_REQUEST');
  if (nationalId === unknownId) return rejectWith('PRE0008');
  const reset = resets.of(call);
  reset.mode = resetMode;
  reset.step = nextResetStep(defaultResetStep);
  return answerWith(progressOf(reset));
};

const complete: Answering = (call) => {
  const { username = '', pin = '' } = forgotPinBody.parse(call.sent);
  const reset = resets.of(call);
  const type = toResetType(reset.mode);
  const usernameRules = resetsUserCode(type) ? userCodeRules(username) : [];
  const pinRules = resetsPassword(type) ? passwordRules({ pin, username }) : [];
  const isKept = [usernameRules, pinRules].every((rules) => rules.length === 0 || formStatus(rules) === 'P');
  if (!isKept) return answerWith({ ...progressOf(reset), usernameRules, pinRules });
  reset.step = nextResetStep('2');
  return answerWith(progressOf(reset));
};

const promisePin: Answering = (call) => {
  const { account, again } = pinResetBody.parse(call.sent);
  const reset = resets.of(call);
  if (account === unknownAccount) return rejectWith('PRE0008');
  if (reset.isPinPromised && again !== true) return rejectWith('PRE0010', 403);
  reset.isPinPromised = true;
  return answerWith({ sentBy: newPinDueBy(hongKongDay(call.now) ?? '', marketCalendar(call.region)) });
};

const activatePin: Answering = ({ sent }) => {
  const { account, login, verification } = pinActivation.parse(sent);
  const isWrong = [login, verification].some((pair) => pair?.current === wrongSecret);
  return isWrong || account === unknownAccount ? rejectWith('LOG0001', 403) : answerWith({});
};

const userCodeRules = (code: string) => checkUserCode(code, { taken: isTaken(code) });

const passwordRules = ({ pin, username = '' }: { readonly pin: string; readonly username?: string | undefined }) =>
  checkLoginPassword(pin, { userCode: username, previousMatches: pin === previousPassword });

const isLastStep = (sent: unknown): boolean => z.object({ step: z.literal('2') }).safeParse(sent).success;

/** Results of the steps of a reset, in which any code of 8 digits is right [MOCK-04]. */
export const resetAnswers = {
  forgotPinStep: (call) => answerWith(progressOf(resets.of(call))),
  forgotPin: (call) => (isLastStep(call.sent) ? inStep('2', complete)(call) : begin(call)),
  forgotPinSendOtp: inStep('1', () => answerWith({})),
  forgotPinValidateOtp: inStep('1', (call) => {
    if (!checkOneTimeCode(validateOtpBody.parse(call.sent).otp)) return { status: 200 };
    resets.of(call).step = nextResetStep('1');
    return answerWith({ verified: true });
  }),
  forgotPinValidateUsername: inStep('2', ({ sent }) =>
    answerWith({ rules: userCodeRules(usernameBody.parse(sent).username) }),
  ),
  forgotPinValidatePin: inStep('2', ({ sent }) => answerWith({ rules: passwordRules(pinBody.parse(sent)) })),
  askForPin: promisePin,
  activatePin,
} satisfies AnswersByCall;
