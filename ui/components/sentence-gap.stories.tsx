import { type Meta, story } from '../workshop/story';
import { SentenceGap } from './sentence-gap';

export default { title: 'sentence-gap', component: SentenceGap } satisfies Meta;

export const BetweenSentences = story(({ portfolio, forgotPin }) => (
  <p>
    {portfolio}
    <SentenceGap />
    {forgotPin}
  </p>
));
