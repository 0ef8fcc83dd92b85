import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { Async } from '../../app/loading/async';
import { Button } from '../../components/button';
import { FindingStatus } from '../../components/fields/finding-status';
import { StepHeading } from '../../components/page/step-heading';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { useIsPin } from '../../credentials/use-is-pin';
import { useTexts } from '../../i18n/use-texts';
import { FundName } from '../../orders/fund-choice/fund-name';
import { NotesToAccept } from '../../orders/terms/notes-to-accept';
import { NextTermBar } from '../../orders/terms/next-step-bar';
import { SecretForm } from '../../orders/terms/secret-form';
import { SendingProblem } from '../../orders/terms/sending-problem';
import { TermsChanged } from '../../orders/terms/terms-changed';
import { orderOf, UnlessStopped } from '../../orders/unless-stopped';
import type { PlanConfirmationFlow } from './plan-confirmation-flow';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as termsStyles from '../../orders/terms/terms.module.css';
import * as styles from './new-plan.module.css';

type ConfirmationProps = {
  readonly view: PlanConfirmationFlow;
  readonly funds: readonly FundPreview[];
  /** The facts of the plan. */
  readonly children: ReactNode;
};

/**
 * The plan as it will be, to be read; what must be accepted; and the trading password or PIN [RSP-07, RSP-08, TRADE-65,
 * TRADE-81..84, PIN-03].
 */
export const PlanConfirmation = observer(function PlanConfirmation({ view, funds, children }: ConfirmationProps) {
  const { t } = useTexts();
  const terms = useRef<HTMLElement>(null);
  const orders = [orderOf('plan', funds)];
  const isPin = useIsPin();
  return (
    <>
      <div className={termsStyles.orderConfirmation} data-testid="new-plan-parts">
        <div className={styles.newPlanParts}>
          <StepHeading>{t('plans:new-plan.confirm-title')}</StepHeading>
          <article
            className={`${orderPageStyles.orderCard} ${styles.newPlanFund}`}
            data-testid="new-plan-fund"
            aria-label={funds.map(({ name }) => name).join(', ')}
          >
            {funds.map((fund) => (
              <FundName key={fundId(fund)} fund={fund} />
            ))}
            {children}
            {view.isSending ? null : (
              <Button theme="outlined" size="small" onClick={view.goBack}>
                {t('plans:new-plan.go-back')}
              </Button>
            )}
          </article>
        </div>
        <section
          ref={terms}
          tabIndex={-1}
          className={termsStyles.orderTerms}
          data-testid="order-terms"
          aria-label={t('order-list:notes-title')}
        >
          <Async resource={view.needed}>{() => <NotesToAccept terms={view.terms} isLocked={view.isLocked} />}</Async>
          <SendingProblem view={view} notReceived={t('plans:new-plan.not-received')} />
          <UnlessStopped orders={view.isSending ? [] : orders}>
            {view.phase.kind === 'terms-changed' ? (
              <TermsChanged />
            ) : view.isAccepted ? (
              <SecretForm view={view} />
            ) : view.areTermsKnown ? (
              <p className={termsStyles.orderNotYet} data-testid="order-not-yet">
                {t(isPin ? 'order-list:not-yet-notes-pin' : 'order-list:not-yet-notes')}
              </p>
            ) : null}
          </UnlessStopped>
          <FindingStatus isFinding={view.phase.kind === 'finding'} />
        </section>
      </div>
      {view.phase.kind === 'confirming' && view.areTermsKnown ? (
        <NextTermBar terms={terms} openCount={view.terms.openCount} orders={orders} />
      ) : null}
    </>
  );
});
