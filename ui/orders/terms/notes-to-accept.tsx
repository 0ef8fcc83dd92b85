import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { orderNotesDate, orderNotesVersion } from '../../../config/order-notes-version';
import { formatDate } from '../../../domain/formatting/format-date';
import { warningNotes } from '../../../domain/trading/notes/required-notes';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';
import type { ListTerms, TermGroup, TermText } from './list-terms';
import { useTermTexts } from './term-texts';
import * as styles from './terms.module.css';

type NotesProps = { readonly terms: ListTerms; readonly isLocked: boolean };

type AllNotesProps = NotesProps & {
  /** A list of its own beneath, for what the page asks beside. */
  readonly children?: ReactNode;
};

/**
 * The notes and agreements to accept before the password or PIN is entered: warnings with their text, each other one
 * opening its own [TRADE-24, TRADE-55..57, TRADE-65, TRADE-81..84, OPEN-40].
 */
export const NotesToAccept = observer(function NotesToAccept({ terms, isLocked, children }: AllNotesProps) {
  const { t, language } = useTexts();
  const texts = useTermTexts(terms);
  const { groups } = terms;
  // What is kept with an order is what stood here; what is on its way stays as it was sent.
  useEffect(() => {
    if (!isLocked) terms.show(texts);
  });
  return (
    <section className={styles.orderNotes} data-testid="order-notes">
      <h3>{t('order-list:notes-title')}</h3>
      {groups.map((group) => (
        <TermGroupToAccept
          key={group.kinds.join(' ')}
          terms={terms}
          group={group}
          texts={texts}
          isLocked={isLocked}
          isNamed={groups.length > 1}
        />
      ))}
      {children}
      <div className={styles.orderNotesVersion}>
        {t('order-list:texts-version', {
          version: orderNotesVersion,
          date: formatDate(orderNotesDate, language),
        })}
      </div>
    </section>
  );
});

type GroupProps = NotesProps & {
  readonly group: TermGroup;
  readonly texts: readonly TermText[];
  /** True where other kinds of order need something else. */
  readonly isNamed: boolean;
};

/** The notes and agreements that some kinds of order need, under their names where others need different ones. */
const TermGroupToAccept = observer(function TermGroupToAccept({ terms, group, texts, isLocked, isNamed }: GroupProps) {
  const { t } = useTexts();
  const id = useId();
  const name = group.kinds.map((kind) => t(`order-list:kind-${kind}`)).join(t('order-list:between'));
  const textOf = (code: string) => texts.find((text) => text.code === code);
  return (
    <>
      {isNamed ? (
        <h4 id={id} data-testid="order-notes-kinds">
          {name}
        </h4>
      ) : null}
      <ul {...(isNamed ? { 'aria-labelledby': id } : {})}>
        {group.notes.map((note) => (
          <TextToAccept
            key={note}
            shown={textOf(note)}
            isWarning={warningNotes.includes(note)}
            isAccepted={terms.ticked.includes(note)}
            isLocked={isLocked}
            onAccept={(isAccepted) => terms.tick(note, isAccepted)}
          />
        ))}
        {group.agreements.map(({ categoryCode }) => (
          <TextToAccept
            key={categoryCode}
            shown={textOf(categoryCode)}
            isWarning={false}
            isAccepted={terms.agreed.includes(categoryCode)}
            isLocked={isLocked}
            onAccept={(isAccepted) => terms.agree(categoryCode, isAccepted)}
          />
        ))}
      </ul>
    </>
  );
});

type TextProps = {
  readonly shown: TermText | undefined;
  readonly isWarning: boolean;
  readonly isAccepted: boolean;
  readonly isLocked: boolean;
  readonly onAccept: (isAccepted: boolean) => void;
};

/** A text with its box to tick; one that doesn't warn opens to be read. */
function TextToAccept({ shown, isWarning, isAccepted, isLocked, onAccept }: TextProps) {
  const { t } = useTexts();
  if (!shown) return null;
  const { title, paragraphs, documents = [] } = shown;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isAccepted}
          disabled={isLocked}
          onChange={(event) => {
            onAccept(event.target.checked);
          }}
        />
        <span>{t('order-list:accept', { title })}</span>
      </label>
      {isWarning ? (
        <div className={styles.orderNoteText} data-testid="note-text">
          <Paragraphs of={paragraphs} />
        </div>
      ) : (
        <details data-on-paper className={styles.orderNoteText} data-testid="note-text">
          <summary aria-label={t('order-list:read-text-of', { title })}>{t('order-list:read-text')}</summary>
          <Paragraphs of={paragraphs} />
        </details>
      )}
      {documents.length === 0 ? null : (
        <ul className={styles.orderNoteDocuments} data-testid="documents-to-read">
          {documents.map(({ text, address }) => (
            <li key={`${text} ${address}`}>
              <Link to={address} newTab>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Paragraphs({ of }: { readonly of: readonly string[] }) {
  return of.map((paragraph, place) => <p key={place}>{paragraph}</p>);
}
