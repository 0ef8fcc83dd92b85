import type { CallFailure } from '../../../application/ports/call-failure';
import { withDefaultSetting, type Setting } from '../../../domain/clients/setting';
import type { Result } from '../../../domain/kernel/result';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { settingAnswer, type SettingAnswer } from '../../../contract/rest/holdings/setting';

/** A setting of the wire with what it leaves out [ENT-22]. */
export const toSetting = (wire: SettingAnswer): Setting =>
  onlyPresent(
    withDefaultSetting({
      costPreference: wire.costPreference ?? undefined,
      settCostCcy: wire.settCostCcy ?? undefined,
      settCcy: wire.settCcy ?? undefined,
      profitCcy: wire.profitCcy ?? undefined,
      showCcy: wire.showCcy ?? undefined,
    }),
  );

/** Reads the answer of setting [ENT-22]. */
export const readSetting: (body: unknown) => Result<Setting, CallFailure> = parseBody(settingAnswer, toSetting);
