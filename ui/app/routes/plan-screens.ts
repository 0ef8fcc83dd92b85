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
    title: 'plans:title',
  },
  'new-plan': {
    path: newPlanPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'plans:new-plan.title',
  },
  'new-switch-plan': {
    path: newSwitchPlanPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'plans:switch-plan.title',
  },
  'smart-switch': {
    path: smartSwitchPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'plans:smart-switch.title',
  },
  dividends: {
    path: dividendsPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'dividends:title',
  },
  'plan-move': {
    path: planMovePath,
    access: 'login-required',
    profile: 'standalone',
    title: 'plans:plan-move.title',
  },
} as const satisfies Record<string, Screen>;
