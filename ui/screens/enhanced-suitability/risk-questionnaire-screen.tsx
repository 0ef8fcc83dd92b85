import { Assessment } from './assessment';

/**
 * Hong Kong's yearly risk questionnaire, on a page that the specification doesn't route [SUIT-23, ACCT-06,
 * CONFLICT-13].
 */
export function RiskQuestionnaireScreen() {
  return <Assessment kind="risk" />;
}
