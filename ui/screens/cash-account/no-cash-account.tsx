import { useTexts } from '../../i18n/use-texts';
import { EmptyState } from '../../components/notices/empty-state';

/** Tells a client without a Cash Account so, and the next step [VCA-34, OPEN-57]. */
export function NoCashAccount({ access }: { readonly access: 'none' | 'hint-to-enable' | 'not-opened' }) {
  const { t } = useTexts();
  return (
    <EmptyState data-testid="cash-empty" title={t(`cash-account:without-${access}`)}>
      {t(access === 'hint-to-enable' ? 'summaries:cash.offered' : `cash-account:without-${access}-text`)}
    </EmptyState>
  );
}
