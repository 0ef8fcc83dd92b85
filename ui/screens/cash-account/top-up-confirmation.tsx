import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { BankAccount } from '../../../domain/banking/bank-account';
import { cashAccountCurrency } from '../../../domain/cash-account/cash-account';
import { useInstance } from '../../app/injection';
import { Button } from '../../components/button';
import { Fact } from '../../components/fact';
import { FailureNotice } from '../../components/failure-notice';
import { FindingStatus } from '../../components/finding-status';
import { moneyText } from '../../components/money-text';
import { Notice } from '../../components/notice';
import { LanguageStore } from '../../stores/language-store';
import { BankName } from './bank-name';
import { CashRefusalNotice } from './cash-refusal-notice';
import { InstructionTimes } from './instruction-times';
import type { TopUpViewModel } from './top-up-view-model';

type TopUpConfirmationProps = {
  readonly view: TopUpViewModel;
  readonly source: BankAccount;
  readonly accountNo: string;
};

/** The top-up once more, to be read through and sent; what became of a try that has no receipt [VCA-04, OPEN-75]. */
export const TopUpConfirmation = observer(function TopUpConfirmation(props: TopUpConfirmationProps) {
  const { t } = useTranslation();
  const { view, source, accountNo } = props;
  const { step } = view;
  if (step.kind === 'entering' || step.kind === 'received') return null;
  return (
    <section className="cash-confirm">
      <h2>{t('cash-account.confirm-top-up')}</h2>
      <dl>
        <Fact label={t('cash-account.amount')}>{moneyText(cashAccountCurrency, step.amount)}</Fact>
        <Fact label={t('cash-account.from')}>
          <BankName account={source} />
        </Fact>
        <Fact label={t('cash-account.to')}>{t('cash-account.own-account', { number: accountNo })}</Fact>
      </dl>
      <InstructionTimes timing={view.timing()} />
      <FindingStatus isFinding={step.kind === 'finding'} />
      {step.kind === 'confirming' && step.failure ? <Failed failure={step.failure} /> : null}
      {step.kind === 'unknown' ? (
        <>
          <Notice tone="warning">{t('submissions.unknown')}</Notice>
          <Button size="large" onClick={() => void view.findAgain()}>
            {t('cash-account.find-again')}
          </Button>
        </>
      ) : (
        <>
          <Button size="large" aria-disabled={view.isBusy} onClick={() => void view.send()}>
            {t(view.isBusy ? 'cash-account.sending' : 'cash-account.send-top-up')}
          </Button>
          <Button theme="outlined" size="large" aria-disabled={view.isBusy} onClick={view.change}>
            {t('cash-account.change')}
          </Button>
        </>
      )}
    </section>
  );
});

/** A refusal in the Cash Account's own words; anything else says what the client can do. */
const Failed = observer(function Failed({ failure }: { readonly failure: CallFailure }) {
  const { language } = useInstance(LanguageStore);
  const [error] = failure.kind === 'rejected' ? failure.errors : [];
  return error ? <CashRefusalNotice error={error} /> : <FailureNotice failure={failure} language={language} />;
});
