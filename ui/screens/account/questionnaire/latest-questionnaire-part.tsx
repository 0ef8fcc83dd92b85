import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import {
  isOfEarlierVersion,
  type LatestQuestionnaire,
} from '../../../../domain/suitability/questionnaire/latest-questionnaire';
import { isLevelOfThree } from '../../../../domain/suitability/risk/risk-level';
import { useViewModel } from '../../../app/injection';
import { Async } from '../../../app/loading/async';
import { Fact } from '../../../components/figures/fact';
import { useTexts } from '../../../i18n/use-texts';
import { LatestQuestionnaireViewModel } from './latest-questionnaire-view-model';
import { Facts } from '../../../components/figures/facts';
import { Note } from '../../../components/notices/note';
import * as styles from '../account-screen.module.css';

/**
 * The yearly questionnaire that the client answered last, and whether it has changed since; nothing before the first
 * [API-54, API-67, SUIT-23].
 */
export const LatestQuestionnairePart = observer(function LatestQuestionnairePart() {
  const { latest } = useViewModel(LatestQuestionnaireViewModel);
  useEffect(() => {
    void latest.load();
  }, [latest]);
  return <Async resource={latest}>{(value) => (value ? <QuestionnaireFacts latest={value} /> : null)}</Async>;
});

const QuestionnaireFacts = observer(function QuestionnaireFacts({ latest }: { readonly latest: LatestQuestionnaire }) {
  const { t, language } = useTexts();
  const { version, completedOn, level, versionInForce } = latest;
  return (
    <section aria-labelledby="latest-questionnaire-title">
      <h3 id="latest-questionnaire-title">{t('questionnaire:standing.latest-title')}</h3>
      <Facts className={styles.accountFacts} data-testid="account-facts">
        {completedOn ? (
          <Fact label={t('questionnaire:standing.latest-date')}>
            <time dateTime={completedOn}>{formatDate(completedOn, language)}</time>
          </Fact>
        ) : null}
        {level ? (
          <Fact
            label={t(
              isLevelOfThree(level)
                ? 'questionnaire:standing.latest-level-of-three'
                : 'questionnaire:standing.latest-level',
            )}
          >
            {t(`summaries:about.risk-${level}`)}
          </Fact>
        ) : null}
        {version ? <Fact label={t('questionnaire:standing.latest-version')}>{version}</Fact> : null}
      </Facts>
      {isOfEarlierVersion(latest) ? (
        <Note data-testid="account-note">{t('questionnaire:standing.latest-newer', { version: versionInForce })}</Note>
      ) : null}
    </section>
  );
});
