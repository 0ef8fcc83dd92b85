import { type Meta, doNothing, Remembered, story } from '../workshop/story';
import { PlanPointsField } from './plan-points-field';

export default { title: 'orders/plan-points-field', component: PlanPointsField } satisfies Meta;

export const Usual = story(() => (
  <Remembered initial={true}>
    {(isChosen, remember) => (
      <PlanPointsField available={12_345} isChosen={isChosen} onToggle={() => remember(!isChosen)} />
    )}
  </Remembered>
));
export const NoPoints = story(() => <PlanPointsField available={0} isChosen={false} onToggle={doNothing} />);
