import { observer } from 'mobx-react-lite';
import type { DividendHolding } from '../../../domain/dividends/dividend-instruction';
import { Button } from '../../components/button';
import { StepHeading } from '../../components/page/step-heading';
import { usePromisedDate } from '../../funds/use-promised-date';
import { useTexts } from '../../i18n/use-texts';
import type { DividendPhase } from './dividend-confirmation-flow';
import type { DividendsViewModel } from './dividends-view-model';
import { ActionRow } from '../../components/action-row';
import * as styles from './dividends.module.css';

type OutcomeProps = {
  readonly view: DividendsViewModel;
  readonly phase: Extract<DividendPhase, { readonly kind: 'unknown' | 'not-possible' }>;
};

/**
 * Says why nothing was changed and what to do; or that the outcome is unknown, with a way to look it up [LINK-32,
 * API-90].
 */
export const DividendOutcome = observer(function DividendOutcome({ view, phase }: OutcomeProps) {
  const { t } = useTexts();
  const isUnknown = phase.kind === 'unknown';
  return (
    <section className={styles.dividendParts} data-testid="dividend-parts">
      <StepHeading>{t(isUnknown ? 'order-list:unknown-title' : 'dividends:not-possible-title')}</StepHeading>
      <p>{isUnknown ? t('submissions:unknown') : t(`dividends:not-possible-${phase.why}`)}</p>
      <ActionRow data-testid="dividend-actions">
        {isUnknown ? (
          <Button onClick={() => void view.confirmation.find()}>{t('order-list:find')}</Button>
        ) : (
          <Button onClick={view.confirmation.goBack}>{t('dividends:go-back')}</Button>
        )}
        <Button theme="outlined" onClick={() => void view.leave()}>
          {t('dividends:to-holdings')}
        </Button>
      </ActionRow>
    </section>
  );
});

type ReceiptProps = { readonly view: DividendsViewModel; readonly holding: DividendHolding };

/** Says that the instruction is received, and from which payment it is effective [LINK-32]. */
export const DividendReceipt = observer(function DividendReceipt({ view, holding }: ReceiptProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { fund, into, nextPayDate } = holding;
  return (
    <section className={styles.dividendParts} data-testid="dividend-parts">
      <StepHeading>{t('dividends:done-title')}</StepHeading>
      <p role="status">
        {into
          ? t('dividends:done-reinvest', { fund: fund.name, into: into.name })
          : t('dividends:done-pay-out', { fund: fund.name })}
      </p>
      <ul className={styles.dividendNext}>
        <li>{nextPayDate ? t('dividends:next-from', { date: promised(nextPayDate) }) : t('dividends:next-unknown')}</li>
        {into ? <li>{t('dividends:next-order')}</li> : null}
        {into ? <li>{t('dividends:next-else')}</li> : null}
      </ul>
      <ActionRow data-testid="dividend-actions">
        <Button onClick={() => void view.leave()}>{t('dividends:to-holdings')}</Button>
      </ActionRow>
    </section>
  );
});
