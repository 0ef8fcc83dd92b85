import { destinationAddress } from '../../../../config/destinations';
import { ExternalPageLink } from '../../../app/external-page-link';
import { useConfiguration } from '../../../app/injection';
import { ButtonLink } from '../../../components/button-link';
import { useTexts } from '../../../i18n/use-texts';
import { RiskStatusPart } from '../../../risk-profile/risk-status-part';
import { LatestQuestionnairePart } from './latest-questionnaire-part';
import { PastRatings } from './past-ratings';
import { WorkFacts } from './work-facts';
import { Note } from '../../../components/notices/note';

/**
 * The client's risk profile and what follows from it, the way to the yearly questionnaire, and what earlier ones came
 * to [ACCT-06, SUIT-09, SUIT-23].
 */
export function QuestionnairePart() {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <>
      <RiskStatusPart>{({ grounds }) => (grounds ? <WorkFacts work={grounds.work} /> : null)}</RiskStatusPart>
      <section data-testid="questionnaire-way">
        <p>{t('questionnaire:standing.yearly')}</p>
        <p>
          <ButtonLink to={destinationAddress('suitabilityForm', configuration)}>
            {t('questionnaire:standing.take')}
          </ButtonLink>
        </p>
        <Note data-testid="account-note">{t('questionnaire:standing.take-note')}</Note>
        <p>
          <ExternalPageLink page="riskRating">{t('questionnaire:standing.ratings')}</ExternalPageLink>
        </p>
      </section>
      <LatestQuestionnairePart />
      <PastRatings />
    </>
  );
}
