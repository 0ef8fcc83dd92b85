import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { InstructDividend } from '../../../application/dividends/instruct-dividend';
import { PrepareDividends } from '../../../application/dividends/prepare-dividends';
import { GetTradingClient } from '../../../application/funds/get-trading-client';
import { BankAccounts } from '../../../application/ports/account/bank-accounts';
import { Users } from '../../../application/ports/client/users';
import { DividendInstructions } from '../../../application/ports/dividends/dividend-instructions';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { Funds } from '../../../application/ports/funds/funds';
import { ClientTiers } from '../../../application/ports/home/client-tiers';
import { SuitabilityRecords } from '../../../application/ports/home/suitability-records';
import { Clock } from '../../../application/ports/clock';
import { Locale } from '../../../application/ports/locale';
import { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import { SubmitOnce } from '../../../application/submissions/submit-once';
import type { Region } from '../../../domain/region';
import { type Get, useMade } from '../../app/injection';
import { PanelPart } from '../../app/loading/panel-part';
import { useTexts } from '../../i18n/use-texts';
import { OrderPage } from '../../orders/order-page';
import { useTranslated } from '../../orders/use-translated';
import { DividendConfirmation } from './dividend-confirmation';
import { DividendForm } from './dividend-form';
import { DividendHoldings } from './dividend-holdings';
import { DividendOutcome, DividendReceipt } from './dividend-outcome';
import { type DividendSources, DividendsViewModel } from './dividends-view-model';
import './dividends.css';

/** What is done with the dividends of the client's funds: paid out, or invested in another fund; and the changing of it [LINK-32, DIV-01]. */
export const DividendsScreen = observer(function DividendsScreen() {
  const { t } = useTexts();
  const view = useMade((get, { region }) => new DividendsViewModel(sourcesOf(get, region)));
  useEffect(() => {
    void view.begun.load();
  }, [view]);
  useTranslated(view);
  return (
    <OrderPage title={t('dividends-page.title')} steps={null}>
      <PanelPart panel={view.begun}>{({ holdings }) => <Step view={view} holdings={holdings} />}</PanelPart>
    </OrderPage>
  );
});

type StepProps = Parameters<typeof DividendHoldings>[0];

const Step = observer(function Step({ view, holdings }: StepProps) {
  const { confirming } = view;
  const { phase } = confirming;
  if (!view.chosen) return <DividendHoldings view={view} holdings={holdings} />;
  const chosen = view.named(view.chosen);
  if (phase.kind === 'done') return <DividendReceipt view={view} holding={view.named(phase.done)} />;
  if (phase.kind === 'composing') return <DividendForm view={view} holding={chosen} />;
  if (phase.kind === 'unknown' || phase.kind === 'not-possible') return <DividendOutcome view={view} phase={phase} />;
  return <DividendConfirmation view={view} holding={chosen} />;
});

function sourcesOf(get: Get, region: Region): DividendSources {
  const [users, instructions] = [get(Users), get(DividendInstructions)];
  const tradingClient = new GetTradingClient(users, get(ClientTiers), get(SuitabilityRecords), region);
  return {
    region,
    locale: get(Locale),
    clock: get(Clock),
    funds: get(Funds),
    previews: get(FundPreviews),
    prepare: new PrepareDividends({ users, tradingClient, banks: get(BankAccounts), instructions }),
    instruct: new InstructDividend(instructions, get(SubmitOnce)),
    agreements: get(FundAgreements),
  };
}
