import { type Meta, doNothing, story } from '../workshop/story';
import { EstimateFailed } from './estimate-failed';

export default { title: 'orders/estimate-failed', component: EstimateFailed } satisfies Meta;

export const Worth = story(() => <EstimateFailed of="worth" onRetry={doNothing} />);
export const Units = story(() => <EstimateFailed of="units" onRetry={doNothing} />);
