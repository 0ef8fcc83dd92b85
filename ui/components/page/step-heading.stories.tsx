import { sampleFundNames } from '../../workshop/samples';
import { type Meta, story } from '../../workshop/story';
import { StepHeading } from './step-heading';

export default { title: 'page/step-heading', component: StepHeading } satisfies Meta;

export const Usual = story(({ listTitle }) => <StepHeading>{listTitle}</StepHeading>);
export const TooLong = story(({ language }) => <StepHeading>{sampleFundNames[language].long}</StepHeading>);
