import type { CallFailure } from '../../../application/ports/call-failure';
import type { Language } from '../../../domain/language';
import { useTexts } from '../../i18n/use-texts';
import { useErrorText } from './error-text';
import { Notice } from './notice';

type FailureNoticeProps = { readonly failure: CallFailure; readonly language: Language };

/** A failed call in words: the server's refusal by its code, anything else by what the client can do [OPEN-76]. */
export function FailureNotice({ failure, language }: FailureNoticeProps) {
  const { t } = useTexts();
  const textOf = useErrorText(language);
  const [error] = failure.kind === 'rejected' || failure.kind === 'unauthorized' ? failure.errors : [];
  const text = error
    ? textOf(error)
    : t(failure.kind === 'no-answer' ? 'common:error-codes.try-later' : 'common:error-codes.general');
  return <Notice tone="danger">{text}</Notice>;
}
