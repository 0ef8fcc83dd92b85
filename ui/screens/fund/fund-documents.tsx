import { formatDate } from '../../../domain/formatting/format-date';
import { type FundDocument, fundDocumentKinds } from '../../../domain/funds/fund-details';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';

/** The fund's papers, those to be read first on top [FUND-16]. */
export function FundDocuments({ documents }: { readonly documents: readonly FundDocument[] }) {
  const { t, language } = useTexts();
  if (documents.length === 0) return <p>{t('fund-page.documents-none')}</p>;
  const inOrder = fundDocumentKinds.flatMap((kind) => documents.filter((paper) => paper.kind === kind));
  return (
    <>
      <p className="fund-page-note">{t('fund-page.documents-note')}</p>
      <ul className="fund-page-documents">
        {inOrder.map(({ kind, address, date }) => (
          <li key={`${kind} ${address}`}>
            <Link to={address} newTab>
              {t(`fund-page.document-${kind}`)}
            </Link>
            <small>{formatDate(date, language)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
