import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../app/injection';
import { Async } from '../../app/loading/async';
import { useTexts } from '../../i18n/use-texts';
import { OrderPage } from '../../orders/order-page';
import { useTranslated } from '../../orders/use-translated';
import { DividendConfirmation } from './dividend-confirmation';
import { DividendForm } from './dividend-form';
import { DividendHoldings } from './dividend-holdings';
import { DividendOutcome, DividendReceipt } from './dividend-outcome';
import { DividendsViewModel } from './dividends-view-model';

/**
 * Shows the dividend instructions of the client's funds, pay-out or reinvestment, and changes them [LINK-32, DIV-01].
 */
export const DividendsScreen = observer(function DividendsScreen() {
  const { t } = useTexts();
  const view = useViewModel(DividendsViewModel);
  useEffect(() => {
    void view.resource.load();
  }, [view]);
  useTranslated(view);
  return (
    <OrderPage title={t('dividends:title')} steps={null}>
      <Async resource={view.resource}>{({ holdings }) => <Step view={view} holdings={holdings} />}</Async>
    </OrderPage>
  );
});

type StepProps = Parameters<typeof DividendHoldings>[0];

const Step = observer(function Step({ view, holdings }: StepProps) {
  const { confirmation } = view;
  const { phase } = confirmation;
  if (!view.chosen) return <DividendHoldings view={view} holdings={holdings} />;
  const chosen = view.named(view.chosen);
  if (phase.kind === 'done') return <DividendReceipt view={view} holding={view.named(phase.done)} />;
  if (phase.kind === 'composing') return <DividendForm view={view} holding={chosen} />;
  if (phase.kind === 'unknown' || phase.kind === 'not-possible') return <DividendOutcome view={view} phase={phase} />;
  return <DividendConfirmation view={view} holding={chosen} />;
});
