import { type Meta, story } from '../../workshop/story';
import { ChangedAccounts } from './changed-accounts';

export default { title: 'notices/changed-accounts', component: ChangedAccounts } satisfies Meta;

export const One = story(() => (
  <ChangedAccounts accounts={[{ bankName: '玉山銀行', bankAccountNo: '012345678901' }]} />
));
export const Several = story(() => (
  <ChangedAccounts
    accounts={[
      { bankName: '玉山銀行', bankAccountNo: '012345678901' },
      {
        bankName: 'The Hongkong and Shanghai Banking Corporation Limited, Taipei Branch',
        bankAccountNo: '98765432109876',
      },
    ]}
  />
));
