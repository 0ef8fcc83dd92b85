import {
  dividendsPath,
  newPlanPath,
  newSwitchPlanPath,
  planMovePath,
  plansPath,
  smartSwitchPath,
} from '../../../config/named-paths';
import type { Screen } from './screen';

/** The screens of the regular plans and of the dividend instructions [RSP-05..09, TRADE-79, LINK-32, CONFLICT-13]. */
export const planScreens = {
  plans: {
    path: plansPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'plans-page.title',
    fetch: () => import('../../screens/plans/plans-screen').then((module) => module.PlansScreen),
    texts: ['plans', 'unlisted-year', 'order-list', 'submissions'],
    ports: ['client', 'home', 'account', 'submissions', 'plans'],
  },
  'new-plan': {
    path: newPlanPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'new-plan.title',
    fetch: () => import('../../screens/new-plan/new-plan-screen').then((module) => module.NewPlanScreen),
    texts: ['plans', 'unlisted-year', 'place-order', 'order-list', 'funds', 'submissions', 'account-state'],
    ports: ['client', 'home', 'account', 'holdings', 'funds', 'orders', 'submissions', 'plans'],
  },
  'new-switch-plan': {
    path: newSwitchPlanPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'switch-plan.title',
    fetch: () => import('../../screens/new-plan/switch/switch-plan-screen').then((module) => module.SwitchPlanScreen),
    texts: ['plans', 'unlisted-year', 'place-order', 'order-list', 'funds', 'submissions', 'account-state'],
    ports: ['client', 'home', 'account', 'holdings', 'funds', 'orders', 'submissions', 'plans'],
  },
  'smart-switch': {
    path: smartSwitchPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'smart-switch.title',
    fetch: () => import('../../screens/new-plan/switch/switch-plan-screen').then((module) => module.SwitchPlanScreen),
    texts: ['plans', 'unlisted-year', 'place-order', 'order-list', 'funds', 'submissions', 'account-state'],
    ports: ['client', 'home', 'account', 'holdings', 'funds', 'orders', 'submissions', 'plans'],
  },
  dividends: {
    path: dividendsPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'dividends-page.title',
    fetch: () => import('../../screens/dividends/dividends-screen').then((module) => module.DividendsScreen),
    texts: ['dividends', 'place-order', 'order-list', 'funds', 'submissions', 'account-state'],
    ports: ['client', 'home', 'account', 'funds', 'orders', 'submissions', 'dividends'],
  },
  'plan-move': {
    path: planMovePath,
    access: 'login-required',
    profile: 'standalone',
    title: 'plan-move.title',
    fetch: () => import('../../screens/plan-move/plan-move-screen').then((module) => module.PlanMoveScreen),
    texts: ['plans', 'unlisted-year', 'summaries', 'order-list', 'submissions'],
    ports: ['client', 'home', 'submissions', 'plans'],
  },
} as const satisfies Record<string, Screen>;
