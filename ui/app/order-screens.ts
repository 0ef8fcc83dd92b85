import type { Screen } from './screen';

/** The pages on which a client composes orders, and the confirmation that they lead to [ORDQ-01..04, LINK-28]. */
export const orderScreens = {
  'order-buy': {
    path: '/order/buy',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order.title-buy',
    fetch: () => import('../screens/place-order/place-order-screen').then((module) => module.BuyScreen),
    texts: ['place-order', 'order-list', 'funds', 'account-state'],
    ports: ['client', 'holdings', 'home', 'funds', 'submissions', 'orders'],
  },
  'order-ahead': {
    path: '/order/pre-order',
    access: 'login-required',
    profile: 'standalone',
    offeredWith: 'tradingServices',
    title: 'order-services.title-pre-order',
    fetch: () => import('../screens/place-order/pre-order-screen').then((module) => module.PreOrderScreen),
    texts: ['place-order', 'order-services', 'order-list', 'funds', 'account-state'],
    ports: ['client', 'holdings', 'home', 'funds', 'fund', 'submissions', 'orders', 'menu', 'dealing'],
  },
  'order-sell': {
    path: '/order/sell',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order.title-sell',
    fetch: () => import('../screens/place-order/place-order-screen').then((module) => module.SellScreen),
    texts: ['place-order', 'order-list', 'funds', 'account-state'],
    ports: ['client', 'holdings', 'home', 'funds', 'submissions', 'orders'],
  },
  'order-switch': {
    path: '/order/switch',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order.title-switch',
    fetch: () => import('../screens/place-order/place-order-screen').then((module) => module.SwitchScreen),
    texts: ['place-order', 'order-list', 'funds', 'account-state'],
    ports: ['client', 'holdings', 'home', 'funds', 'submissions', 'orders'],
  },
  'order-confirm': {
    path: '/order/confirm',
    access: 'login-required',
    profile: 'standalone',
    title: 'order-list.own-title',
    fetch: () => import('../screens/order-list/order-list-screen').then((module) => module.OwnOrderListScreen),
    texts: ['summaries', 'order-list', 'funds', 'submissions', 'account-state', 'cooling-off'],
    ports: ['client', 'holdings', 'home', 'funds', 'account', 'submissions', 'orders'],
  },
} as const satisfies Record<string, Screen>;
