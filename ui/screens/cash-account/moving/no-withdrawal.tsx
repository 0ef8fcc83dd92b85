import { destinationAddress } from '../../../../config/destinations';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';

/**
 * Says why no withdrawal is possible, and what the client can do about it: no standing instruction is in force, or
 * nothing is available [VCA-26, VCA-33].
 */
export function NoWithdrawal({ why }: { readonly why: 'no-bank' | 'nothing-there' }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  return (
    <Notice tone={why === 'no-bank' ? 'warning' : 'info'}>
      <p>
        <b>{t(`cash-account:withdrawal-${why}`)}</b>
      </p>
      <p>{t(`cash-account:withdrawal-${why}-text`)}</p>
      {why === 'no-bank' ? (
        <p>
          <Link to={destinationAddress('payment', configuration)}>{t('cash-account:see-payment')}</Link>
        </p>
      ) : null}
    </Notice>
  );
}
