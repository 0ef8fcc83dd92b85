import { useTexts } from '../../i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { CallFailure } from '../../../application/ports/call-failure';
import { FailureNotice } from '../../components/notices/failure-notice';
import { Notice } from '../../components/notices/notice';

type Sending = {
  readonly phase: { readonly kind: string; readonly problem?: CallFailure | 'not-received' | undefined };
};

/** Says why the confirmed input wasn't sent, or didn't arrive; it can be sent again. */
export const SendingProblem = observer(function SendingProblem({
  view: { phase },
  notReceived,
}: {
  readonly view: Sending;
  readonly notReceived: string;
}) {
  const { language } = useTexts();
  if (!phase.problem) return null;
  return phase.problem === 'not-received' ? (
    <Notice tone="warning">{notReceived}</Notice>
  ) : (
    <FailureNotice failure={phase.problem} language={language} />
  );
});
