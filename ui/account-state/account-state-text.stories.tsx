import { orderBlocks } from '../../domain/eligibility/order-block';
import { Notice } from '../components/notices/notice';
import { type Meta, story } from '../workshop/story';
import { AccountStateText } from './account-state-text';

export default { title: 'account-state/account-state-text', component: AccountStateText } satisfies Meta;

export const EveryState = story(() =>
  orderBlocks.map((state) => (
    <Notice key={state} tone="warning">
      <AccountStateText state={state} />
    </Notice>
  )),
);
