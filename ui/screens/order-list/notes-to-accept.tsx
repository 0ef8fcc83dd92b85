import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { OrderListViewModel } from './order-list-view-model';

/** What the client must have read and accepted before the password is asked for [TRADE-65, TRADE-81..84, OPEN-40]. */
export const NotesToAccept = observer(function NotesToAccept({ view }: { readonly view: OrderListViewModel }) {
  const { t } = useTranslation();
  return (
    <section className="order-notes">
      <h3>{t('order-list.notes-title')}</h3>
      <ul>
        {view.notes.map((note) => {
          const title = t(`order-list.note-${note}`);
          return (
            <li key={note}>
              <label>
                <input
                  type="checkbox"
                  checked={view.ticked.includes(note)}
                  disabled={view.isSending}
                  onChange={(event) => view.tick(note, event.target.checked)}
                />
                <span>{t('order-list.accept', { title })}</span>
              </label>
              <p>{t(`order-list.note-${note}-text`)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
