import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { destinationAddress } from '../../../config/destinations';
import { cashAccountPath, dividendsPath, documentUploadPath, namedPaths, plansPath } from '../../../config/named-paths';
import { hasOwnPage } from '../../../config/own-pages';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { findListLink } from '../../../domain/links/order-list-link';
import { formatDate } from '../../../domain/formatting/format-date';
import type { ClientMessage, MessageSubject } from '../../../domain/notices/client-message';
import { Async } from '../../app/loading/async';
import { useConfiguration, useViewModel } from '../../app/injection';
import { Link } from '../../components/link';
import { SentenceGap } from '../../components/sentence-gap';
import { Note } from '../../components/notices/note';
import { orderAddress } from '../../orders/order-address';
import { fundPageAddress } from '../../funds/fund-page-address';
import { useTexts } from '../../i18n/use-texts';
import { MessagesViewModel } from './messages-view-model';
import * as pageStyles from '../../components/page/page.module.css';
import * as styles from './messages-screen.module.css';

/** The messages that the client was sent, each with a way to what it is about [ROUTE-18]. */
export const MessagesScreen = observer(function MessagesScreen() {
  const { t } = useTexts();
  const view = useViewModel(MessagesViewModel);
  useEffect(() => {
    view.load();
  }, [view]);
  return (
    <div className={`${pageStyles.page} ${pageStyles.pageParts}`} data-testid="messages-page">
      <h1>{t('messages:title')}</h1>
      <Async resource={view.list} failed={t('messages:failed')}>
        {(list) =>
          list.length === 0 ? (
            <p data-testid="messages-empty">{t('messages:none')}</p>
          ) : (
            <ul className={styles.messageList} aria-label={t('messages:title')}>
              {list.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Async>
      <Note>{t('messages:note')}</Note>
    </div>
  );
});

function MessageRow({
  message: { sentAt, subject, fundCode, orderNumbers = [], text },
}: {
  readonly message: ClientMessage;
}) {
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const page = subject && (orderNumbers.length > 0 ? undefined : pageOf(subject, fundCode, configuration));
  return (
    <li data-testid="message-row">
      <p className={styles.messageFacts}>
        {subject ? <b>{t(`messages:about-${subject}`)}</b> : null}
        <time dateTime={sentAt}>{formatDate(sentAt, language, 'date-time')}</time>
      </p>
      <MessageText text={text} />
      {orderNumbers.map((number) => (
        <Link key={number} to={orderAddress(number, configuration)}>
          {t('messages:to-one-order', { number })}
        </Link>
      ))}
      {page ? <Link to={page.address}>{t(`messages:to-${page.name}`)}</Link> : null}
    </li>
  );
}

/** A message as it was sent; the address of an order list is a link in words, as nobody reads one. */
function MessageText({ text }: Pick<ClientMessage, 'text'>) {
  const { t } = useTexts();
  const found = findListLink(text);
  if (!found) return <p className={styles.messageText}>{text}</p>;
  return (
    <p className={styles.messageText}>
      {found.before}
      <SentenceGap />
      <Link to={found.route}>{t('messages:open-list')}</Link>
      {found.after}
    </p>
  );
}

/** The page that tells more of a message's subject, as its link is called; undefined where this portal has none. */
function pageOf(
  subject: MessageSubject,
  fundCode: string | undefined,
  configuration: PortalConfiguration,
): { readonly name: MessageSubject | 'fund'; readonly address: string } | undefined {
  if (subject === 'order') return { name: subject, address: destinationAddress('orderStatus', configuration) };
  const fundPage = fundCode === undefined ? undefined : fundPageAddress({ code: fundCode }, configuration);
  if (subject === 'price-alert' && fundPage !== undefined) return { name: 'fund', address: fundPage };
  const address = {
    plan: plansPath,
    dividends: dividendsPath,
    'price-alert': `${namedPaths.profile}?tab=price-alerts`,
    'cash-account': cashAccountPath,
    security: `${namedPaths.profile}?tab=security`,
    'contact-details': namedPaths.profile,
    'identity-document': documentUploadPath,
    'bank-account': `${namedPaths.profile}?tab=payment`,
  }[subject];
  return hasOwnPage(address, configuration) ? { name: subject, address } : undefined;
}
