import { destinationAddress } from '../../../../config/destinations';
import { ExternalPageLink } from '../../../app/external-page-link';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import { RiskStandingPart } from '../../../risk-profile/risk-standing-part';

/** The client's risk profile and what follows from it; Taiwan's questionnaire is here, Hong Kong's on the older site [ACCT-06, SUIT-09, SUIT-23]. */
export function QuestionnairePart() {
  const { t } = useTexts();
  const { profile, region, flags } = useConfiguration();
  const isHere = flags.ENHANCED_SUITABILITY;
  return (
    <>
      <RiskStandingPart />
      <section className="questionnaire-way">
        <p>{t('standing.yearly')}</p>
        <p>
          <Link
            to={isHere ? '/enhanced-suitability' : destinationAddress('suitabilityForm', profile, region)}
            className="button button-primary"
          >
            {t('standing.take')}
          </Link>
        </p>
        <p className="account-note">{t(isHere ? 'standing.take-note' : 'standing.leaves-page')}</p>
        <p>
          <ExternalPageLink page="riskRating">{t('standing.ratings')}</ExternalPageLink>
        </p>
      </section>
    </>
  );
}
