import { observer } from 'mobx-react-lite';
import type { DividendHolding } from '../../../domain/dividends/dividend-instruction';
import { PanelPart } from '../../app/loading/panel-part';
import { Button } from '../../components/button';
import { Fact } from '../../components/figures/fact';
import { FindingStatus } from '../../components/fields/finding-status';
import { StepHeading } from '../../components/page/step-heading';
import { useTexts } from '../../i18n/use-texts';
import { NotesToAccept } from '../../orders/terms/notes-to-accept';
import { SecretForm } from '../../orders/terms/secret-form';
import { SendingProblem } from '../../orders/terms/sending-problem';
import type { DividendsViewModel } from './dividends-view-model';
import { Facts } from '../../components/figures/facts';
import * as orderPageStyles from '../../orders/order-page.module.css';
import * as termsStyles from '../../orders/terms/terms.module.css';
import * as styles from './dividends.module.css';

type ConfirmationProps = { readonly view: DividendsViewModel; readonly holding: DividendHolding };

/** The instruction as it will be, to be read; what must be accepted; and the trading password [LINK-32, TRADE-65, TRADE-81..84]. */
export const DividendConfirmation = observer(function DividendConfirmation({ view, holding }: ConfirmationProps) {
  const { t } = useTexts();
  const { confirming, bought: into } = view;
  return (
    <div className={styles.dividendParts} data-testid="dividend-parts">
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
            {into ? t('dividends:way-into', { fund: into.name }) : t('dividends:way-pay-out')}
          </Fact>
          {into ? <Fact label={t('dividends:fee')}>{t('dividends:fee-none')}</Fact> : null}
          <Fact label={t('dividends:counts')}>{t('dividends:counts-text')}</Fact>
        </Facts>
        {confirming.isSending ? null : (
          <Button theme="outlined" size="small" onClick={confirming.goBack}>
            {t('dividends:go-back')}
          </Button>
        )}
      </article>
      <section className={termsStyles.orderTerms} data-testid="order-terms" aria-label={t('order-list:notes-title')}>
        {into ? (
          <PanelPart panel={confirming.agreements}>
            {() => <NotesToAccept terms={confirming.terms} isLocked={confirming.isSending} />}
          </PanelPart>
        ) : null}
        <SendingProblem view={confirming} notReceived={t('dividends:not-received')} />
        {confirming.isAccepted ? (
          <SecretForm view={confirming} />
        ) : (
          <p className={termsStyles.orderNotYet} data-testid="order-not-yet">
            {t('order-list:not-yet-notes')}
          </p>
        )}
        <FindingStatus isFinding={confirming.phase.kind === 'finding'} />
      </section>
    </div>
  );
});
