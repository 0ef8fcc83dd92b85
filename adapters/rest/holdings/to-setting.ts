import { withDefaultSetting, type Setting } from '../../../domain/clients/setting';
import { onlyPresent } from '../../http/only-present';
import type { SettingAnswer } from '../../../contract/rest/holdings/setting';

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
