import type { WorkOnRecord } from '../../../../domain/suitability/risk/client-grounds';
import { Fact } from '../../../components/figures/fact';
import { useTexts } from '../../../i18n/use-texts';
import { Facts } from '../../../components/figures/facts';
import * as styles from '../account-screen.module.css';

/** The client's work as the books have it, and what is missing there [SUIT-32]. */
export function WorkFacts({ work }: { readonly work: WorkOnRecord }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="work-on-record">
      <h3 id="work-on-record">{t('questionnaire:standing.work')}</h3>
      <Facts className={styles.accountFacts} data-testid="account-facts">
        {(['workplace', 'jobTitle', 'industry'] as const).map((name) => (
          <Fact key={name} label={t(`questionnaire:standing.work-${name}`)}>
            {work[name] ?? t('questionnaire:standing.work-missing')}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
