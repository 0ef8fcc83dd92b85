import { coolingOffReasons } from '../../domain/cooling-off/cooling-off-reason';
import { type Meta, doNothing, story } from '../workshop/story';
import { CoolingOffNotice } from './cooling-off-notice';

export default { title: 'cooling-off/cooling-off-notice', component: CoolingOffNotice } satisfies Meta;

export const Withdrawal = story(() => (
  <CoolingOffNotice what="withdrawal" reasons={['new-device']} onWait={doNothing} onLeave={doNothing} />
));
export const EveryReason = story(() => (
  <CoolingOffNotice what="redemption" reasons={coolingOffReasons} onWait={doNothing} onLeave={doNothing} />
));
