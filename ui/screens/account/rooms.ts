import type { ComponentType } from 'react';
import { lazyPart } from '../../app/lazy-part';
import { bankChangeArea } from '../../i18n/bank-change/bank-change-area';
import { communicationArea } from '../../i18n/communication/communication-area';
import { paymentArea } from '../../i18n/payment/payment-area';
import { questionnaireArea } from '../../i18n/questionnaire/questionnaire-area';
import { PersonalDetails } from './details/personal-details';

/** The rooms of My Account in the order of their tabs. */
export const roomNames = ['details', 'payment', 'communication', 'price-alerts', 'questionnaire'] as const;

/** What each room shows; one beside the first is fetched when it is opened. */
export const accountRooms: Readonly<Record<(typeof roomNames)[number], ComponentType>> = {
  details: PersonalDetails,
  payment: lazyPart(() => import('./payment/payment-room').then((module) => module.PaymentRoom), {
    texts: [paymentArea, bankChangeArea],
    ports: ['account'],
  }),
  'price-alerts': lazyPart(() => import('./price-alerts/price-alerts-part').then((module) => module.PriceAlertsPart), {
    ports: ['holdings', 'funds', 'account'],
  }),
  communication: lazyPart(
    () => import('./communication/communication-part').then((module) => module.CommunicationPart),
    { texts: [communicationArea], ports: ['account'] },
  ),
  questionnaire: lazyPart(
    () => import('./questionnaire/questionnaire-room').then((module) => module.QuestionnaireRoom),
    { texts: [questionnaireArea], ports: ['home', 'suitability'] },
  ),
};
