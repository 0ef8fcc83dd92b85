import type { ExternalPage } from '../../config/external-pages';

/** The titles of the stand-ins for pages outside the portal. */
export const externalPageTitles: Readonly<Record<ExternalPage, { readonly en: string; readonly zh: string }>> = {
  forms: { en: 'Forms', zh: '表格下載' },
  riskRating: { en: 'Fund risk ratings', zh: '基金風險等級' },
  terms: { en: 'Terms of use', zh: '使用條款' },
  privacy: { en: 'Privacy statement', zh: '隱私權聲明' },
  security: { en: 'Security information', zh: '網路安全須知' },
  contact: { en: 'Contact us', zh: '聯絡我們' },
  fundNotes: { en: 'Notes on funds', zh: '基金投資須知' },
  offerDocuments: { en: 'Offering documents', zh: '公開說明書' },
  accountOpening: { en: 'Open an account', zh: '線上開戶' },
  accountOpeningConsultation: { en: 'Account-opening consultation', zh: '開戶諮詢' },
  activateAccount: { en: 'Activate your account', zh: '啟用帳戶' },
  webTradingDemo: { en: 'Online trading demo', zh: '網路交易示範' },
  faq: { en: 'Frequently asked questions', zh: '常見問題' },
  referralTerms: { en: 'Referral promotion: terms', zh: '推薦活動條款' },
  selfService: { en: 'Self-service guide', zh: '自助服務說明' },
};
