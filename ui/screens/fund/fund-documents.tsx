import { formatDate } from '../../../domain/formatting/format-date';
import { type FundDocument, fundDocumentKinds } from '../../../domain/funds/fund-details';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import { Note } from '../../components/notices/note';
import * as styles from './fund-screen.module.css';

/** The fund's papers, those to be read first on top [FUND-16]. */
export function FundDocuments({ documents }: { readonly documents: readonly FundDocument[] }) {
  const { t, language } = useTexts();
  if (documents.length === 0) return <p>{t('fund-page:documents-none')}</p>;
  const inOrder = fundDocumentKinds.flatMap((kind) => documents.filter((paper) => paper.kind === kind));
  return (
    <>
      <Note className={styles.fundPageNote}>{t('fund-page:documents-note')}</Note>
      <ul className={styles.fundPageDocuments}>
        {inOrder.map(({ kind, address, date }) => (
          <li key={`${kind} ${address}`}>
            <Link to={address} newTab>
              {t(`fund-page:document-${kind}`)}
            </Link>
            <small>{formatDate(date, language)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
