import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { formatDate } from '../../../../domain/formatting/format-date';
import { shownOrderKinds } from '../../../../domain/trading/orders/group-by-order-kinds';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { FindingStatus } from '../../../components/fields/finding-status';
import { RetryPanel } from '../../../components/notices/retry-panel';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { CoolingOffNotice } from '../../../cooling-off/cooling-off-notice';
import { CancelList } from '../closed/cancel-list';
import { CutOffs } from '../cards/cut-offs';
import { TermsChanged } from '../../../orders/terms/terms-changed';
import { NotesToAccept } from '../../../orders/terms/notes-to-accept';
import { OrderCard } from '../cards/order-card';
import type { OrderListViewModel } from '../order-list-view-model';
import { PasswordForm } from './password-form';
import { LateRepeatQuestion, RepeatQuestion } from './repeat-question';
import { ReviewBar } from './review-bar';
import { OrderPreviewSection } from './order-preview-section';
import { RemovedOrder } from '../cards/removed-order';
import { useAccountName } from '../../../orders/account-name';
import { UnlistedYear } from '../../../funds/unlisted-year';
import { StepHeading } from '../../../components/page/step-heading';
import * as termsStyles from '../../../orders/terms/terms.module.css';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../order-list.module.css';

type ViewProps = { readonly view: OrderListViewModel };

/**
 * Everything about the orders up to sending them: the cards, what must be accepted, the trading password [TRADE-62..68,
 * CONFLICT-37].
 */
export const OrderConfirmation = observer(function OrderConfirmation({ view }: ViewProps) {
  const { t } = useTexts();
  const terms = useRef<HTMLElement>(null);
  if (view.cards.length === 0)
    return (
      <section className={`${styles.orderMessage} ${pageStyles.pageMiddle}`} data-testid="order-message">
        <StepHeading>{t('order-list:empty-title')}</StepHeading>
        <p>{t('order-list:empty')}</p>
      </section>
    );
  return (
    <>
      <div className={termsStyles.orderConfirmation}>
        <div className={termsStyles.orderConfirmationList}>
          <StepHeading>{t('order-list:confirm-title', { count: view.left.length })}</StepHeading>
          <p className={styles.orderIntro}>
            {t(view.isOwn ? 'order-list:own-confirm-intro' : 'order-list:confirm-intro')}
          </p>
          <PreparedLine view={view} />
          <AccountLine view={view} />
          <CutOffs view={view} />
          <UnlistedYear dates={view.preview.dates} />
          <CheckProblem view={view} />
          <OrderGroups view={view} />
          <OrderPreviewSection view={view} />
        </div>
        <aside
          ref={terms}
          tabIndex={-1}
          className={termsStyles.orderTerms}
          data-testid="order-terms"
          aria-label={t('order-list:notes-title')}
        >
          <NotesToAccept terms={view.terms} isLocked={view.isSending}>
            <RepeatQuestion view={view} isShown={!view.repeats.isBelow} />
          </NotesToAccept>
          <SendingProblem view={view} />
          {view.phase.kind === 'terms-changed' ? <TermsChanged /> : null}
          {view.phase.kind === 'pausing' ? (
            <CoolingOffNotice
              reasons={view.phase.reasons}
              what="redemption"
              onWait={() => void view.wait()}
              onLeave={view.dontSend}
            />
          ) : view.phase.kind === 'terms-changed' ? null : (
            <PasswordForm view={view} />
          )}
          <FindingStatus isFinding={view.phase.kind === 'finding'} />
          {view.isSending ? null : <CancelList view={view} />}
          <LateRepeatQuestion view={view} />
        </aside>
      </div>
      <ReviewBar view={view} terms={terms} />
    </>
  );
});

/** Says who prepared a list by link, when, and how many orders it had then [TRADE-01, TRADE-35]. */
const PreparedLine = observer(function PreparedLine({ view: { open, cards, isOwn } }: ViewProps) {
  const { t, language } = useTexts();
  if (!open || isOwn) return null;
  const { lineManager, preparedAt } = open.list;
  const at = formatDate(preparedAt, language, 'date-time');
  const by = lineManager ?? t('order-list:your-adviser');
  return (
    <p className={styles.orderIntro} data-testid="prepared-by">
      {at
        ? t('order-list:prepared-at', { by, at, count: cards.length })
        : t('order-list:prepared', { by, count: cards.length })}
    </p>
  );
});

/** Names the account that the orders are placed on, so that nobody sells units of another [RSP-10, RSP-11]. */
const AccountLine = observer(function AccountLine({ view: { open } }: ViewProps) {
  const { t } = useTexts();
  const accountName = useAccountName();
  if (!open?.accountNo) return null;
  return (
    <p className={styles.orderIntro}>
      {t('order-list:for-account', { account: accountName(open.accountNo, open.isPlanAccount) })}
    </p>
  );
});

const OrderGroups = observer(function OrderGroups({ view }: ViewProps) {
  const { t } = useTexts();
  return (
    <>
      {shownOrderKinds.map((kind) => {
        const cards = view.cards.filter(({ order }) => order.item.kind === kind);
        const left = cards.filter(({ isRemoved }) => !isRemoved);
        return cards.length === 0 ? null : (
          <section key={kind} className={styles.orderGroup} data-testid="order-group">
            <h3>
              {t(`order-list:kind-${kind}`)}{' '}
              <span className={styles.orderCount}>{t('order-list:count', { count: left.length })}</span>
            </h3>
            <ul>
              {cards.map((card) => (
                <li key={card.place}>
                  {card.isRemoved ? (
                    <RemovedOrder card={card} isLocked={view.isSending} />
                  ) : (
                    <OrderCard card={card} view={view} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
});

/** Says that the orders couldn't be checked, with a retry; and shows the server's warnings [TRADE-59, OPEN-92]. */
const CheckProblem = observer(function CheckProblem({ view: { checkPhase, check } }: ViewProps) {
  const { t } = useTexts();
  if (checkPhase.kind === 'failed')
    return (
      <RetryPanel text={t('order-list:unchecked')} action={t('common:panel.retry')} onRetry={() => void check()} />
    );
  return checkPhase.kind === 'ready' && checkPhase.checked.validation?.hasBcdcWarning ? (
    <Notice tone="warning">{t('order-list:warning-bcdc')}</Notice>
  ) : null;
});

const SendingProblem = observer(function SendingProblem({ view: { phase } }: ViewProps) {
  const { t, i18n, language } = useTexts();
  if (phase.kind !== 'confirming' || phase.problem === undefined) return null;
  if (phase.problem === 'not-received') return <Notice tone="warning">{t('order-list:not-received')}</Notice>;
  const errors = phase.problem.kind === 'rejected' ? phase.problem.errors : undefined;
  const isListed = errors?.some(
    ({ code, messages }) => messages?.[language] ?? i18n.exists(`common:error-codes.${code}`),
  );
  // A refusal without words of its own [OPEN-76].
  if (isListed === false) return <Notice tone="danger">{t('order-list:send-refused')}</Notice>;
  return <FailureNotice failure={phase.problem} language={language} />;
});
