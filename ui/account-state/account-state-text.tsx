import { destinationAddress } from '../../config/destinations';
import { documentUploadPath } from '../../config/named-paths';
import type { OrderBlock } from '../../domain/eligibility/order-block';
import { useConfiguration } from '../app/injection';
import { Link } from '../components/link';
import { useTexts } from '../i18n/use-texts';

/** States what stops a client's orders, in the same sentence everywhere, and the next step if there is one. */
export function AccountStateText({ state }: { readonly state: OrderBlock }) {
  const { t } = useTexts();
  return (
    <>
      {t(`account-state:${state}`)} <NextStep state={state} />
    </>
  );
}

/** The client's next step; of a document that is being checked there is none but to wait. */
function NextStep({ state }: { readonly state: OrderBlock }) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  if (state === 'account-checked') return null;
  if (state !== 'account-paused')
    return <Link to={destinationAddress('suitabilityForm', configuration)}>{t(`account-state:next-${state}`)}</Link>;
  return configuration.flags.DOCUMENT_UPLOAD ? (
    <Link to={documentUploadPath}>{t(`account-state:next-${state}`)}</Link>
  ) : null;
}
