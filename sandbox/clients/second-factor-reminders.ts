import type { LocalTexts } from '../database/schema/clients';

/** The server's reminder to a client of Hong Kong who has no second factor [ENT-14, OPEN-57]. */
export const secondFactorReminders: LocalTexts = {
  en_US: 'Please visit a service centre to register a mobile number for two-factor login.',
  zh_HK: '請親臨客戶服務中心登記手提電話號碼，以使用雙重認證登入。',
};

/** The server's reminder to a client whose PIN must be reset before a sign-in with two factors [ERR-49, ENT-14]. */
export const newPinReminders: LocalTexts = {
  en_US: 'Two-factor login needs a new PIN. Please reset your PIN.',
  zh_HK: '雙重認證登入需要新的個人密碼，請重設您的個人密碼。',
};
