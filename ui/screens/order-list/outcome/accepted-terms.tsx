import { orderNotesDate, orderNotesVersion } from '../../../../config/order-notes-version';
import { formatDate } from '../../../../domain/formatting/format-date';
import type { AcceptedTexts } from '../../../../domain/trading/notes/accepted-text';
import { useTexts } from '../../../i18n/use-texts';
import * as termsStyles from '../../../orders/terms/terms.module.css';

/** The texts that were accepted before the orders were sent, each opening as it stood, and their version [ORDQ-05, TRADE-24, TRADE-65]. */
export function AcceptedTerms({ accepted: { version, texts } }: { readonly accepted: AcceptedTexts }) {
  const { t, language } = useTexts();
  if (texts.length === 0) return null;
  return (
    <section data-testid="accepted-terms">
      <h3>{t('order-list:read-title')}</h3>
      <p>
        {version === orderNotesVersion
          ? t('order-list:texts-version', { version, date: formatDate(orderNotesDate, language) })
          : t('order-list:texts-earlier-version', { version })}
      </p>
      <ul className={termsStyles.acceptedTexts}>
        {texts.map(({ code, title, text }) => (
          <li key={code}>
            <details data-on-paper>
              <summary>{title}</summary>
              {text.split('\n').map((paragraph, place) => (
                <p key={place}>{paragraph}</p>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
