import type { ServerError } from '../../../../application/ports/call-failure';
import { parseCashProblem } from '../../../../domain/cash-account/instructions/cash-problem';
import { useErrorText } from '../../../components/notices/error-text';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';

/**
 * Says why the Cash Account refused something: the server's own words, else ours for its code; a code without words is
 * named [ERR-62..79, OPEN-03, OPEN-75].
 */
export function CashRefusalNotice({ error }: { readonly error: ServerError }) {
  const { t, i18n, language } = useTexts();
  const textOf = useErrorText(language);
  const { code } = error;
  const hasWords = error.messages?.[language] !== undefined || i18n.exists(`common:error-codes.${code}`);
  return (
    <Notice tone="danger">
      {hasWords ? textOf(error) : t(`cash-account:refusal-${parseCashProblem(code)}`, { code })}
    </Notice>
  );
}
