import { fundPageAddress } from '../../funds/fund-page-address';
import type { ReportedHolding } from '../../../domain/performance/gains-report';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import * as styles from './gains.module.css';

type IncomeFundProps = { readonly holding: ReportedHolding; readonly isAccountShown: boolean };

/** The fund of a line, its account where the client has several, and that nothing of it is held any more. */
export function IncomeFund({ holding: { fund, accountNumber, isHeld }, isAccountShown }: IncomeFundProps) {
  const { t } = useTexts();
  const address = fundPageAddress(fund, useConfiguration());
  return (
    <>
      {address ? <Link to={address}>{fund.name}</Link> : fund.name}
      <small className={styles.beneath}>
        {fund.code}
        {isAccountShown ? ` · ${accountNumber}` : ''}
        {isHeld ? '' : ` · ${t('gains:no-longer-held')}`}
      </small>
    </>
  );
}
