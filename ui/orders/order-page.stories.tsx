import { type Meta, story } from '../workshop/story';
import { OrderPage, OrderSteps } from './order-page';

export default { title: 'orders/order-page', component: OrderPage } satisfies Meta;

export const Composing = story(({ listTitle, listIntro }) => (
  <OrderPage title={listTitle} steps={<OrderSteps at="compose" isComposed />}>
    <p>{listIntro}</p>
  </OrderPage>
));
export const Confirming = story(({ listTitle, listIntro }) => (
  <OrderPage title={listTitle} steps={<OrderSteps at={1} isComposed={false} />}>
    <p>{listIntro}</p>
  </OrderPage>
));
export const Over = story(({ listTitle, listIntro }) => (
  <OrderPage title={listTitle} steps={null} frame="review">
    <p>{listIntro}</p>
  </OrderPage>
));
