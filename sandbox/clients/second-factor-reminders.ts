import type { LocalTexts } from '../database/schema/clients';

/** What the server tells a client of Hong Kong who has no second factor [ENT-14, OPEN-57]. */
export const secondFactorReminders: LocalTexts = {
  en_US: 'Please visit a service centre to register a mobile number for two-factor login.',
  zh_HK: '請親臨客戶服務中心登記流動電話號碼，以使用雙重認證登入。',
};
