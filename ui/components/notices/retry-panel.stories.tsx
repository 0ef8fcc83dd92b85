import { type Meta, doNothing, story } from '../../workshop/story';
import { RetryPanel } from './retry-panel';

export default { title: 'notices/retry-panel', component: RetryPanel } satisfies Meta;

export const Usual = story(({ partFailed, tryAgain }) => (
  <RetryPanel text={partFailed} action={tryAgain} onRetry={doNothing} />
));
export const TooLong = story(({ mayHaveArrived, tryAgain }) => (
  <RetryPanel text={mayHaveArrived} action={tryAgain} onRetry={doNothing} />
));
