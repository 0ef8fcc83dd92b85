import type { ComponentType } from 'react';
import { lazyPart } from '../../app/lazy-part';
import { PersonalDetails } from './details/personal-details';

/** The rooms of My Account in the order of their tabs. */
export const roomNames = ['details', 'payment', 'communication', 'price-alerts', 'questionnaire'] as const;

/** What each room shows; one beside the first is fetched when it is opened. */
export const accountRooms: Readonly<Record<(typeof roomNames)[number], ComponentType>> = {
  details: PersonalDetails,
  payment: lazyPart(() => import('./payment/payment-room').then((module) => module.PaymentRoom), {
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
  questionnaire: lazyPart(
    () => import('./questionnaire/questionnaire-room').then((module) => module.QuestionnaireRoom),
    { texts: ['questionnaire', 'summaries'], ports: ['home', 'suitability'] },
  ),
};
