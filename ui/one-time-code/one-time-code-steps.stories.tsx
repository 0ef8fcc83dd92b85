import { Clock } from '../../application/ports/clock';
import { type Meta, story } from '../workshop/story';
import type { Sentences } from '../workshop/sentences';
import { OneTimeCodeSteps } from './one-time-code-steps';
import { OneTimeCodeViewModel } from './one-time-code-view-model';

export default { title: 'one-time-code/one-time-code-steps', component: OneTimeCodeSteps } satisfies Meta;

/** Time that stands still, so that a picture of a countdown is always the same. */
class StoppedClock extends Clock {
  now = () => 0;
  after = () => () => undefined;
}

const never = new Promise<never>(() => undefined);
const clock = new StoppedClock();

const newCode = () => new OneTimeCodeViewModel({ send: () => never, validate: () => never, clock, resendSeconds: 60 });

const entered = (isRejected = false) => {
  const code = newCode();
  code.enterOneAlreadyHeld();
  code.write('12345678');
  if (isRejected) code.reject();
  return code;
};

const both = { maskedMobileNumber: '9***1234', maskedEmail: 'ch***@example.com' };
const wordsOf = ({ codeIntro, codeRejected, codeSubmit }: Sentences) => ({
  intro: codeIntro,
  rejected: codeRejected,
  submit: codeSubmit,
});

export const TwoChannels = story((sentences) => (
  <OneTimeCodeSteps code={newCode()} contact={both} words={wordsOf(sentences)} failure={null} />
));
export const NoContact = story((sentences) => (
  <OneTimeCodeSteps code={newCode()} contact={{}} words={wordsOf(sentences)} failure={null} />
));
export const Entered = story((sentences) => (
  <OneTimeCodeSteps code={entered()} contact={both} words={wordsOf(sentences)} failure={null} />
));
export const Rejected = story((sentences) => (
  <OneTimeCodeSteps code={entered(true)} contact={both} words={wordsOf(sentences)} failure={null} />
));
