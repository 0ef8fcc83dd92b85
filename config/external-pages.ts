/** Pages outside the portal that links lead to, each per language; blank ones are not shown [LINK-39..50, OPEN-15]. */
export const externalPageNames = [
  'forms',
  'riskRating',
  'terms',
  'privacy',
  'security',
  'contact',
  'fundNotes',
  'offerDocuments',
  'accountOpening',
  'accountOpeningConsultation',
  'activateAccount',
  'webTradingDemo',
  'faq',
  'referralTerms',
  'selfService',
] as const;

export type ExternalPage = (typeof externalPageNames)[number];
