import type { Screen } from './screen';

/** The pages on which a client composes orders, and the confirmation that they lead to [ORDQ-01..04, LINK-28]. */
export const orderScreens = {
  'order-buy': {
    path: '/order/buy',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order:title-buy',
  },
  'order-ahead': {
    path: '/order/pre-order',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order:title-pre-order',
  },
  'order-ipo-buy': {
    path: '/order/ipo-buy',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order:title-ipo-buy',
  },
  'order-ipo-switch': {
    path: '/order/ipo-switch',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order:title-ipo-switch',
  },
  'order-sell': {
    path: '/order/sell',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order:title-sell',
  },
  'order-switch': {
    path: '/order/switch',
    access: 'login-required',
    profile: 'standalone',
    title: 'place-order:title-switch',
  },
  'order-confirm': {
    path: '/order/confirm',
    access: 'login-required',
    profile: 'standalone',
    title: 'order-list:own-title',
  },
} as const satisfies Record<string, Screen>;
