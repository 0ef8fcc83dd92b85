import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { fundPageAddress } from '../../funds/fund-page-address';
import type { FundsAddress } from './funds-address';

type FundLinkProps = {
  readonly fund: Pick<FundReference, 'code' | 'jfFundCode'>;
  readonly address: FundsAddress;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The way to a fund's page, from which there is a way back to the list as it is now [FUND-40, ROUTE-18]. */
export const FundLink = observer(function FundLink({ fund, address, className, children }: FundLinkProps) {
  const configuration = useConfiguration();
  return (
    <Link className={className} to={fundPageAddress(fund, configuration) ?? ''} state={{ fundsSearch: address.search }}>
      {children}
    </Link>
  );
});
