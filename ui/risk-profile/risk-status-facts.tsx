import { observer } from 'mobx-react-lite';
import { formatDate } from '../../domain/formatting/format-date';
import type { RiskStatus } from '../../domain/suitability/risk-status';
import { useTexts } from '../i18n/use-texts';
import * as styles from './risk-status.module.css';

type RiskStatusProps = { readonly status: RiskStatus };

/** A client's level, the funds that suit it, and what it stops [SHELL-13, SHELL-23, SUIT-24, SUIT-26..33]. */
export function RiskStatusFacts({ status }: RiskStatusProps) {
  return (
    <>
      <RiskLevelGist status={status} />
      <WhatIsOpen status={status} />
    </>
  );
}

const RiskLevelGist = observer(function RiskLevelGist({ status }: RiskStatusProps) {
  const { t, language } = useTexts();
  const { level, levelInUse, suitableUpTo, updatedOn, isOver } = status;
  const date = formatDate(updatedOn, language);
  const suitsNone = isOver ? 'suits-none-any-more' : 'suits-none';
  return (
    <>
      <p className={styles.riskLevel}>
        {level
          ? t(`summaries:about.risk-${level}`)
          : t(isOver ? 'summaries:about.risk-over' : 'summaries:risk-profile.none')}
      </p>
      {date && (level || isOver) ? (
        <p className={styles.riskDate}>{t('summaries:risk-profile.updated', { date })}</p>
      ) : null}
      {levelInUse && levelInUse !== level ? (
        <p>{t('summaries:risk-profile.in-use', { level: t(`summaries:about.risk-${levelInUse}`) })}</p>
      ) : null}
      <p>
        {suitableUpTo === 0
          ? t(`summaries:risk-profile.${suitsNone}`)
          : t('summaries:risk-profile.suits', { risk: suitableUpTo })}
      </p>
    </>
  );
});

function WhatIsOpen({ status }: RiskStatusProps) {
  const { t } = useTexts();
  const { alert, ...open } = status.effect;
  if (!alert) return null;
  return (
    <>
      <p>{t(`account-state:risk-${alert}`)}</p>
      <dl className={styles.riskOpen} data-testid="risk-open">
        {(['buy', 'switch', 'redeem', 'enquire'] as const).map((action) => (
          <div key={action}>
            <dt>{t(`summaries:risk-profile.${action}`)}</dt>
            <dd>{open[action] ? t('summaries:risk-profile.is-open') : t('summaries:risk-profile.is-closed')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
