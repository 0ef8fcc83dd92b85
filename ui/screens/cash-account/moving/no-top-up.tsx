import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';

/** Says why no top-up is possible, and what the client can do about it [VCA-32, BANK-04, CONFLICT-55]. */
export function NoTopUp({ why }: { readonly why: 'no-instruction' | 'not-electronic' | 'frozen' }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <Notice tone="warning">
      <p>
        <b>{t(`cash-account:top-up-${why}`)}</b>
      </p>
      <p>{t(`cash-account:top-up-${why}-text`)}</p>
      <p>
        <Link to={destinationAddress('payment', configuration)}>{t('cash-account:see-payment')}</Link>
      </p>
    </Notice>
  );
}
