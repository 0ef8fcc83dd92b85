import { useTexts } from '../i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ExternalPage } from '../../config/external-pages';
import { Link } from '../components/link';
import { useConfiguration } from './injection';

type ExternalPageLinkProps = { readonly page: ExternalPage; readonly children: ReactNode; readonly className?: string };

/** A link to an outside page; a blank address is not shown [LINK-39..50, OPEN-15, I18N-08]. */
export const ExternalPageLink = observer(function ExternalPageLink({ page, children, ...rest }: ExternalPageLinkProps) {
  const { externalPages } = useConfiguration();
  const { language } = useTexts();
  const address = externalPages[page]?.[language];
  return address ? (
    <Link to={address} newTab {...rest}>
      {children}
    </Link>
  ) : null;
});
