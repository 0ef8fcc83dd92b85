import { observer } from 'mobx-react-lite';
import type { CallFailure } from '../../../../application/ports/call-failure';
import { cashAccountCurrency } from '../../../../domain/cash-account/cash-account';
import { Button } from '../../../components/button';
import { Fact } from '../../../components/figures/fact';
import { FailureNotice } from '../../../components/notices/failure-notice';
import { FindingStatus } from '../../../components/fields/finding-status';
import { moneyText } from '../../../components/figures/money-text';
import { Notice } from '../../../components/notices/notice';
import { StepHeading } from '../../../components/page/step-heading';
import { useTexts } from '../../../i18n/use-texts';
import { CoolingOffNotice } from '../../../cooling-off/cooling-off-notice';
import { BankName } from '../bank-name';
import type { ReadyMeans } from './cash-move';
import type { CashMoveViewModel } from './cash-move-view-model';
import { CashRefusalNotice } from './cash-refusal-notice';
import { InstructionTimes } from './instruction-times';
import * as pageStyles from '../../../components/page/page.module.css';
import * as styles from '../cash-account.module.css';

type CashMoveConfirmationProps = { readonly view: CashMoveViewModel; readonly means: ReadyMeans };

/**
 * The top-up or withdrawal once more, to be read through and sent; the outcome of an attempt that has no receipt
 * [VCA-04, VCA-05, VCA-35, OPEN-75].
 */
export const CashMoveConfirmation = observer(function CashMoveConfirmation(props: CashMoveConfirmationProps) {
  const { t } = useTexts();
  const { view, means } = props;
  const { step } = view;
  const { type } = view.move;
  if (step.kind === 'entering' || step.kind === 'received' || step.kind === 'overtaken') return null;
  if (step.kind === 'pausing')
    return (
      <CoolingOffNotice
        reasons={step.reasons}
        what="withdrawal"
        onWait={() => void view.wait()}
        onLeave={view.change}
      />
    );
  const bank = <BankName account={means.bank} />;
  const own = t('cash-account:own-account', { number: means.accountNo });
  return (
    <section className={`${styles.cashConfirm} ${pageStyles.pageMiddle}`} data-testid="cash-confirm">
      <StepHeading>{t(`cash-account:confirm-${type}`)}</StepHeading>
      <dl>
        <Fact label={t('cash-account:amount')}>{moneyText(cashAccountCurrency, step.amount)}</Fact>
        <Fact label={t('cash-account:from')}>{type === 'topup' ? bank : own}</Fact>
        <Fact label={t('cash-account:to')}>{type === 'topup' ? own : bank}</Fact>
      </dl>
      {step.waits ? <p>{t('cooling-off:chosen')}</p> : <InstructionTimes type={type} timing={view.timing()} />}
      <FindingStatus isFinding={step.kind === 'finding'} />
      {step.kind === 'confirming' && step.problem ? <ProblemNotice problem={step.problem} /> : null}
      {step.kind === 'unknown' ? (
        <>
          <Notice tone="warning">{t('submissions:unknown')}</Notice>
          <Button size="large" onClick={() => void view.findAgain()}>
            {t('cash-account:find-again')}
          </Button>
        </>
      ) : (
        <>
          <Button size="large" aria-disabled={view.isBusy} onClick={() => void view.send()}>
            {t(view.isBusy ? 'cash-account:sending' : `cash-account:send-${type}`)}
          </Button>
          <Button theme="outlined" size="large" aria-disabled={view.isBusy} onClick={view.change}>
            {t('cash-account:change')}
          </Button>
        </>
      )}
    </section>
  );
});

type ProblemProps = { readonly problem: CallFailure | 'unconfirmed' | 'unasked' | 'unconfirmable' };

/** A refusal in the Cash Account's own words; anything else says what the client can do. */
const ProblemNotice = observer(function ProblemNotice({ problem }: ProblemProps) {
  const { t, language } = useTexts();
  if (typeof problem === 'string')
    return (
      <Notice tone={problem === 'unconfirmed' ? 'warning' : 'danger'}>{t(`cash-account:step-up-${problem}`)}</Notice>
    );
  const [error] = problem.kind === 'rejected' ? problem.errors : [];
  return error ? <CashRefusalNotice error={error} /> : <FailureNotice failure={problem} language={language} />;
});
