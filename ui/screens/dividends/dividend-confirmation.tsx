import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { DividendHolding } from '../../../domain/dividends/dividend-instruction';
import { Async } from '../../app/loading/async';
import { Button } from '../../components/button';
import { Fact } from '../../components/figures/fact';
import { FindingStatus } from '../../components/fields/finding-status';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import { NotesToAccept } from '../../orders/terms/notes-to-accept';
import { NextTermBar } from '../../orders/terms/next-step-bar';
import { SecretForm } from '../../orders/terms/secret-form';
import { SendingProblem } from '../../orders/terms/sending-problem';
import { TermsChanged } from '../../orders/terms/terms-changed';
import type { DividendsViewModel } from './dividends-view-model';
import { Facts } from '../../components/figures/facts';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as termsStyles from '../../orders/terms/terms.module.css';
import * as styles from './dividends.module.css';

type ConfirmationProps = { readonly view: DividendsViewModel; readonly holding: DividendHolding };

/**
 * The instruction as it will be, to be read; what must be accepted; and the trading password [LINK-32, TRADE-65,
 * TRADE-81..84].
 */
export const DividendConfirmation = observer(function DividendConfirmation({ view, holding }: ConfirmationProps) {
  const { t } = useTexts();
  const terms = useRef<HTMLElement>(null);
  const { confirmation, bought } = view;
  return (
    <>
      <div className={termsStyles.orderConfirmation} data-testid="dividend-parts">
        <div className={styles.dividendParts}>
          <StepHeading>{t('dividends:confirm-title')}</StepHeading>
          <article
            className={`${orderPageStyles.orderCard} ${styles.dividendCard}`}
            data-testid="dividend-card"
            aria-label={holding.fund.name}
          >
            <Facts className={styles.dividendFacts} data-testid="dividend-facts">
              <Fact label={t('dividends:fund')}>
                {holding.fund.name} <small>{holding.fund.code}</small>
              </Fact>
              <Fact label={t('dividends:way')}>
                {bought ? t('dividends:way-into', { fund: bought.name }) : t('dividends:way-pay-out')}
              </Fact>
              {bought ? <Fact label={t('dividends:fee')}>{t('dividends:fee-none')}</Fact> : null}
              <Fact label={t('dividends:counts')}>{t('dividends:counts-text')}</Fact>
            </Facts>
            {confirmation.isSending ? null : (
              <Button theme="outlined" size="small" onClick={confirmation.goBack}>
                {t('dividends:go-back')}
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
          {bought ? (
            <Async resource={confirmation.needed}>
              {() => <NotesToAccept terms={confirmation.terms} isLocked={confirmation.isLocked} />}
            </Async>
          ) : null}
          <SendingProblem view={confirmation} notReceived={t('dividends:not-received')} />
          {confirmation.phase.kind === 'terms-changed' ? (
            <TermsChanged keepsEntries={false} />
          ) : confirmation.isAccepted ? (
            <SecretForm view={confirmation} />
          ) : confirmation.areTermsKnown ? (
            <p className={termsStyles.orderNotYet} data-testid="order-not-yet">
              {t('order-list:not-yet-notes')}
            </p>
          ) : null}
          <FindingStatus isFinding={confirmation.phase.kind === 'finding'} />
        </section>
      </div>
      {confirmation.phase.kind === 'confirming' && confirmation.areTermsKnown ? (
        <NextTermBar terms={terms} openCount={confirmation.terms.openCount} />
      ) : null}
    </>
  );
});
