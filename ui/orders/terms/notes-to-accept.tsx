import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ListedAgreement } from '../../../application/orders/listed-agreements';
import { parseAgreementFunctionCode } from '../../../domain/trading/notes/agreement-function-code';
import type { FundAboveTolerance } from '../../../domain/trading/notes/note-details';
import type { NoteKind } from '../../../domain/trading/notes/required-notes';
import { regionFeatures } from '../../../config/region-features';
import { useConfiguration } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { useAgreementTitle } from './agreement-title';
import { useLineName } from './line-name';
import type { ListTerms } from './list-terms';
import * as styles from './terms.module.css';

type NotesProps = { readonly terms: ListTerms; readonly isLocked: boolean };

type AllNotesProps = NotesProps & {
  /** Further lines of the list, for what the page asks beside. */
  readonly children?: ReactNode;
};

/** The notes to read and accept before the password or PIN is entered [TRADE-65, TRADE-81..84, OPEN-40]. */
export const NotesToAccept = observer(function NotesToAccept({ terms, isLocked, children }: AllNotesProps) {
  const { t } = useTexts();
  return (
    <section className={styles.orderNotes} data-testid="order-notes">
      <h3>{t('order-list:notes-title')}</h3>
      <ul>
        {terms.notes.map((note) => {
          const title = t(`order-list:note-${note}`);
          return (
            <li key={note}>
              <label>
                <input
                  type="checkbox"
                  checked={terms.ticked.includes(note)}
                  disabled={isLocked}
                  onChange={(event) => terms.tick(note, event.target.checked)}
                />
                <span>{t('order-list:accept', { title })}</span>
              </label>
              <NoteText terms={terms} note={note} />
            </li>
          );
        })}
        {terms.agreements.map((agreement) => (
          <AgreementToAccept key={agreement.categoryCode} terms={terms} isLocked={isLocked} agreement={agreement} />
        ))}
        {children}
      </ul>
    </section>
  );
});

type NoteTextProps = Pick<NotesProps, 'terms'> & { readonly note: NoteKind };

/**
 * The text of a note: the fees that concern these orders, or for risk each fund with its rating and the client's own
 * level.
 */
const NoteText = observer(function NoteText({ terms, note }: NoteTextProps) {
  const { t } = useTexts();
  const { antiFraudLine } = regionFeatures[useConfiguration().region];
  if (note === 'risk-above-tolerance')
    return terms.fundsAboveTolerance.map((fund) => <RiskText key={fund.code} {...fund} />);
  const text = t(`order-list:note-${note}-text`, { antiFraudLine });
  const fees = note === 'fee-and-return' ? terms.fees : [];
  return (
    <>
      {fees.map((fee) => (
        <p key={fee}>{t(`order-list:note-fee-${fee}`)}</p>
      ))}
      <p>{text}</p>
    </>
  );
});

function RiskText({ name: fund, risk, limit }: FundAboveTolerance) {
  const { t } = useTexts();
  const words = limit === 0 ? 'unrated' : risk === undefined ? 'unknown' : 'text';
  return <p>{t(`order-list:note-risk-above-tolerance-${words}`, { fund, risk, limit })}</p>;
}

type AgreementProps = NotesProps & { readonly agreement: ListedAgreement };

/** An agreement that orders in some funds require [TRADE-24, TRADE-55..57, API-78]. */
const AgreementToAccept = observer(function AgreementToAccept({ terms, isLocked, agreement }: AgreementProps) {
  const { t } = useTexts();
  const titleOf = useAgreementTitle();
  const nameOf = useLineName();
  const { categoryCode, lines } = agreement;
  const about = parseAgreementFunctionCode(categoryCode);
  const names = [...new Set(lines.map(nameOf))].join(t('order-list:between'));
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={terms.agreed.includes(categoryCode)}
          disabled={isLocked}
          onChange={(event) => terms.agree(categoryCode, event.target.checked)}
        />
        <span>{t('order-list:accept', { title: titleOf(agreement) })}</span>
      </label>
      <p>{t(about ? `order-list:agreement-${about}-text` : 'order-list:agreement-text')}</p>
      <p>{t('order-list:agreement-funds', { names })}</p>
    </li>
  );
});
