import { Navigation } from '../../../application/ports/navigation';
import { CopyableCode } from '../../components/notices/copyable-code';
import { SentenceGap } from '../../components/sentence-gap';
import { useTexts } from '../../i18n/use-texts';
import { useInstance } from '../injection';

/** The code of a failure, for the client to read to the hotline [OPEN-16]. */
export function FailureCode() {
  const { t } = useTexts();
  const code = useInstance(Navigation).failureCode();
  return (
    <p data-testid="failure-code">
      {t('common:page.reference')}
      <SentenceGap />
      <CopyableCode code={code} label={t('common:api.copy-code')} />
    </p>
  );
}
