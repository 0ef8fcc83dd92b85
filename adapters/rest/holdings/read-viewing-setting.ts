import type { CallFailure } from '../../../application/ports/call-failure';
import { type Setting, chosenViewingCurrency } from '../../../domain/clients/setting';
import type { Result } from '../../../domain/kernel/result';
import { parseBody } from '../../http/parse-body';
import { settingAnswer } from '../../../contract/rest/holdings/setting';

/** Reads the viewing currency from the answer of setting [ENT-22, FMT-13]. */
export const readViewingSetting: (body: unknown) => Result<Pick<Setting, 'showCcy'>, CallFailure> = parseBody(
  settingAnswer,
  ({ showCcy }) => ({ showCcy: chosenViewingCurrency(showCcy ?? undefined) }),
);
