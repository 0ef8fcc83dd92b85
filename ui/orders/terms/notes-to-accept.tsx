import { observer } from 'mobx-react-lite';
import type { ListedAgreement } from '../../../application/orders/listed-agreements';
import { regionFeatures } from '../../../config/region-features';
import { useConfiguration } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { useAgreementTitle } from './agreement-title';
import { useLineName } from './line-name';
import type { ListTerms } from './list-terms';
import './terms.css';

type NotesProps = { readonly terms: ListTerms; readonly isLocked: boolean };

/** What the client must have read and accepted before the password or PIN is asked for [TRADE-65, TRADE-81..84, OPEN-40]. */
export const NotesToAccept = observer(function NotesToAccept({ terms, isLocked }: NotesProps) {
  const { t } = useTexts();
  const { antiFraudLine } = regionFeatures[useConfiguration().region];
  return (
    <section className="order-notes">
      <h3>{t('order-list.notes-title')}</h3>
      <ul>
        {terms.notes.map((note) => {
          const title = t(`order-list.note-${note}`);
          return (
            <li key={note}>
              <label>
                <input
                  type="checkbox"
                  checked={terms.ticked.includes(note)}
                  disabled={isLocked}
                  onChange={(event) => terms.tick(note, event.target.checked)}
                />
                <span>{t('order-list.accept', { title })}</span>
              </label>
              <p>{t(`order-list.note-${note}-text`, { antiFraudLine })}</p>
            </li>
          );
        })}
        {terms.agreements.map((agreement) => (
          <AgreementToAccept key={agreement.categoryCode} {...{ terms, isLocked, agreement }} />
        ))}
      </ul>
    </section>
  );
});

type AgreementProps = NotesProps & { readonly agreement: ListedAgreement };

/** What the client agrees to before orders in some funds [TRADE-24, TRADE-55..57, API-78]. */
const AgreementToAccept = observer(function AgreementToAccept({ terms, isLocked, agreement }: AgreementProps) {
  const { t } = useTexts();
  const titleOf = useAgreementTitle();
  const nameOf = useLineName();
  const { categoryCode, lines } = agreement;
  const names = [...new Set(lines.map(nameOf))].join(t('order-list.between'));
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={terms.agreed.includes(categoryCode)}
          disabled={isLocked}
          onChange={(event) => terms.agree(categoryCode, event.target.checked)}
        />
        <span>{t('order-list.accept', { title: titleOf(agreement) })}</span>
      </label>
      <p>{t('order-list.agreement-funds', { names })}</p>
    </li>
  );
});
