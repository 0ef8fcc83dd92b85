import { Notice } from '../components/notices/notice';
import { useTexts } from '../i18n/use-texts';

/** A refusal whose code only the server knows the meaning of, and which came without words [OPEN-01, OPEN-02]. */
export function UnlistedCode({ code }: { readonly code: string }) {
  const { t } = useTexts();
  return <Notice tone="danger">{t('credentials:code-unlisted', { code })}</Notice>;
}
