import { WaitingLine } from '../../app/loading/waiting-line';
import { useTexts } from '../../i18n/use-texts';
import { StepUpFailure, type StepUpFailureReason } from './step-up-failure';
import { StepUpPage } from './step-up-page';

type StepUpStatusProps = {
  readonly phase:
    | { readonly kind: 'waiting' | 'checking' | 'going' }
    | { readonly kind: 'over'; readonly why: StepUpFailureReason };
  /** Leads to the page that asked; undefined where no page of this tab did. */
  readonly onBack: (() => void) | undefined;
};

/** The page while nothing is asked: it loads, checks, goes back to the page that asked, or says why it is over. */
export function StepUpStatus({ phase, onBack }: StepUpStatusProps) {
  const { t } = useTexts();
  if (phase.kind === 'over') return <StepUpFailure why={phase.why} onBack={onBack} />;
  return (
    <StepUpPage heading={t('re-authentication:title')}>
      {phase.kind === 'waiting' ? <WaitingLine /> : <p role="status">{t(`re-authentication:${phase.kind}`)}</p>}
    </StepUpPage>
  );
}
