import { ruleStatus, uncheckedRules } from '../../../domain/credentials/secrets/rule-check';
import { type Meta, story } from '../../workshop/story';
import { passwordRules } from '../../workshop/sentences';
import { RuleList } from './rule-list';

export default { title: 'fields/rule-list', component: RuleList } satisfies Meta;

export const NothingTyped = story(({ ruleText }) => (
  <RuleList checks={uncheckedRules(passwordRules)} words={ruleText} />
));
export const SomeBroken = story(({ ruleText }) => (
  <RuleList
    checks={passwordRules.map((rule, place) => ({ rule, status: ruleStatus(place < 3 ? place !== 1 : undefined) }))}
    words={ruleText}
  />
));
export const AllKept = story(({ ruleText }) => (
  <RuleList checks={passwordRules.map((rule) => ({ rule, status: ruleStatus(true) }))} words={ruleText} />
));
