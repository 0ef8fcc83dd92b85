import { Check, Circle, X } from 'lucide-react';
import type { RuleCheck, RuleStatus } from '../../../domain/credentials/secrets/rule-check';
import { useTexts } from '../../i18n/use-texts';
import * as styles from '../page/credential-page.module.css';

type RuleListProps<Rule extends string> = {
  readonly checks: readonly RuleCheck<Rule>[];
  readonly words: (rule: Rule) => string;
};

const marks = { N: Circle, P: Check, F: X } as const satisfies Record<RuleStatus, unknown>;

/**
 * The rules that a text is held against while it is typed, each not checked yet, kept or broken [RESET-04, RESET-05,
 * RESET-11].
 */
export function RuleList<Rule extends string>({ checks, words }: RuleListProps<Rule>) {
  const { t } = useTexts();
  const kept = checks.filter(({ status }) => status === 'P').length;
  return (
    <div className={styles.ruleList} data-testid="rule-list">
      <p>
        <strong>{t('credentials:secret-rules.rules')}</strong>{' '}
        <span role="status">{t('credentials:secret-rules.rules-kept', { kept, all: checks.length })}</span>
      </p>
      <ul>
        {checks.map(({ rule, status }) => {
          const Mark = marks[status];
          return (
            <li key={rule} data-status={status}>
              <Mark aria-hidden size={16} />
              <span>
                {words(rule)} <span className="visually-hidden">{t(`credentials:secret-rules.status-${status}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
