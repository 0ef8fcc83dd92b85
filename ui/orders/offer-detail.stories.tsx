import { figures } from '../workshop/samples';
import { type Meta, story } from '../workshop/story';
import { OfferDetail } from './offer-detail';

export default { title: 'orders/offer-detail', component: OfferDetail } satisfies Meta;

const debited = { bankName: '玉山銀行', bankAccountNo: '012345678901', debitLimitPrecision: 0, addressLines: [] };

export const DirectDebit = story(() => <OfferDetail currency="TWD" offer={{ payment: 'direct-debit', debited }} />);
export const CashAccount = story(() => (
  <OfferDetail currency="TWD" offer={{ payment: 'cash-account', available: figures.usual }} />
));
