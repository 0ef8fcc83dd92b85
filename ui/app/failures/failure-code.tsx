import { CopyableCode } from '../../components/notices/copyable-code';
import { SentenceGap } from '../../components/sentence-gap';
import { useTexts } from '../../i18n/use-texts';

/** The code of a failure, for the client to read to the hotline [OPEN-16]. */
export function FailureCode({ code }: { readonly code: string }) {
  const { t } = useTexts();
  return (
    <p data-testid="failure-code">
      {t('common:page.reference')}
      <SentenceGap />
      <CopyableCode code={code} label={t('common:api.copy-code')} />
    </p>
  );
}
