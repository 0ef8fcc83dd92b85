import type { ComponentType } from 'react';
import { lazyPart } from '../../app/loading/lazy-part';
import { PersonalDetails } from './details/personal-details';

/** The sections of My Account in the order of their tabs. */
export const sectionNames = [
  'details',
  'payment',
  'communication',
  'price-alerts',
  'questionnaire',
  'security',
] as const;

/** The sections in which something can be entered; it stays while another section is looked at, unlike an account number that is shown [ACCT-03, ACCT-04]. */
export const sectionsWithEntries: ReadonlySet<string> = new Set<(typeof sectionNames)[number]>([
  ...(['communication', 'price-alerts'] as const),
]);

/** What each section shows; one beside the first is fetched when it is opened. */
export const accountSections: Readonly<Record<(typeof sectionNames)[number], ComponentType>> = {
  details: PersonalDetails,
  payment: lazyPart(() => import('./payment/payment-part').then((module) => module.PaymentPart), {
    texts: ['payment', 'bank-change', 'portfolio'],
    ports: ['account'],
  }),
  'price-alerts': lazyPart(() => import('./price-alerts/price-alerts-part').then((module) => module.PriceAlertsPart), {
    texts: ['account', 'submissions'],
    ports: ['holdings', 'funds', 'account'],
  }),
  communication: lazyPart(
    () => import('./communication/communication-part').then((module) => module.CommunicationPart),
    { texts: ['account', 'communication', 'submissions'], ports: ['account'] },
  ),
  security: lazyPart(() => import('./security/security-part').then((module) => module.SecurityPart), {
    texts: ['security', 'submissions', 'passkeys'],
    ports: ['account', 'passkeys'],
  }),
  questionnaire: lazyPart(
    () => import('./questionnaire/questionnaire-part').then((module) => module.QuestionnairePart),
    { texts: ['questionnaire', 'summaries', 'account-state'], ports: ['home', 'suitability'] },
  ),
};
