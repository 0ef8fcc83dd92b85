import { type Meta, doNothing, Remembered, story } from '../../workshop/story';
import { PlanDayChoice } from './plan-day-choice';

export default { title: 'fields/plan-day-choice', component: PlanDayChoice } satisfies Meta;

const days = Array.from({ length: 31 }, (_, index) => index + 1);

export const Several = story(() => (
  <Remembered<readonly number[]> initial={[6, 16]}>
    {(chosen, remember) => (
      <PlanDayChoice
        days={days}
        chosen={chosen}
        most={5}
        usual={[6, 16, 26]}
        onChooseUsual={() => remember([6, 16, 26])}
        onToggle={(day) => remember(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])}
      />
    )}
  </Remembered>
));
export const Full = story(() => <PlanDayChoice days={days} chosen={[1, 8, 15]} most={3} onToggle={doNothing} />);
export const Wrong = story(({ usernameMissing }) => (
  <PlanDayChoice days={days} chosen={[]} most={3} error={usernameMissing} onToggle={doNothing} />
));
export const One = story(() => (
  <PlanDayChoice days={days} chosen={[6]} most={1} frequency="quarterly" onToggle={doNothing} />
));
