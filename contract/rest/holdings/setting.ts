import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** setting and portfolio/setting: how the client's portfolio is calculated and shown [ENT-22]. */
export const settingAnswer = z.object({
  costPreference: text,
  settCostCcy: text,
  settCcy: text,
  profitCcy: text,
  showCcy: text,
});

export type SettingAnswer = z.infer<typeof settingAnswer>;

/** The part of portfolio/setting that an HK client chooses; the domain says which currencies there are. */
export const chosenSetting = z.object({ showCcy: z.string() });

export type ChosenSetting = z.infer<typeof chosenSetting>;
