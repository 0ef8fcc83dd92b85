import type { ComponentType } from 'react';
import { CommunicationPart } from './communication/communication-part';
import { PersonalDetails } from './details/personal-details';
import { PaymentPart } from './payment/payment-part';
import { PriceAlertsPart } from './price-alerts/price-alerts-part';
import { QuestionnairePart } from './questionnaire/questionnaire-part';
import { SecurityPart } from './security/security-part';

/** The sections of My Account in the order of their tabs. */
export const sectionNames = [
  'details',
  'payment',
  'communication',
  'price-alerts',
  'questionnaire',
  'security',
] as const;

/**
 * The sections in which something can be entered; it stays while another section is looked at, unlike an account number
 * that is shown [ACCT-03, ACCT-04].
 */
export const sectionsWithEntries: ReadonlySet<string> = new Set<(typeof sectionNames)[number]>([
  'communication',
  'price-alerts',
]);

/** Component of each section. */
export const accountSections: Readonly<Record<(typeof sectionNames)[number], ComponentType>> = {
  details: PersonalDetails,
  payment: PaymentPart,
  'price-alerts': PriceAlertsPart,
  communication: CommunicationPart,
  security: SecurityPart,
  questionnaire: QuestionnairePart,
};
