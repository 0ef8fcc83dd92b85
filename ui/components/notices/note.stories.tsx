import { type Meta, story } from '../../workshop/story';
import { FinePrint, Note } from './note';

export default { title: 'notices/note', component: Note } satisfies Meta;

export const Usual = story(({ usernameHint }) => <Note>{usernameHint}</Note>);
export const AsFinePrint = story(({ fund, usernameHint }) => (
  <p>
    {fund}
    <FinePrint>{usernameHint}</FinePrint>
  </p>
));
export const TooLong = story(({ mayHaveArrived }) => <Note>{mayHaveArrived}</Note>);
