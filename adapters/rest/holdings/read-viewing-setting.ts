import type { CallFailure } from '../../../application/ports/call-failure';
import { defaultSetting, type Setting } from '../../../domain/clients/setting';
import type { Result } from '../../../domain/kernel/result';
import { parseBody } from '../../http/parse-body';
import { settingAnswer } from '../../../contract/rest/holdings/setting';

/** Reads of the answer of setting what the portfolio is viewed in [ENT-22, FMT-13]. */
export const readViewingSetting: (body: unknown) => Result<Pick<Setting, 'showCcy'>, CallFailure> = parseBody(
  settingAnswer,
  ({ showCcy }) => ({ showCcy: showCcy?.trim() || defaultSetting.showCcy }),
);
