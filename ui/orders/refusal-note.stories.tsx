import { type Meta, story } from '../workshop/story';
import { RefusalNote } from './refusal-note';

export default { title: 'orders/refusal-note', component: RefusalNote } satisfies Meta;

export const OfTheClient = story(() => <RefusalNote refusal="no-risk-rating" />);
export const OfTheFund = story(({ discardText }) => <RefusalNote refusal="shared-code" mend={discardText} />);
