import type { TFunction } from 'i18next';
import { isOneColumn, isPhone } from '../is-phone';
import type { TourStep } from './tour-steps';

/** Returns the text of a step; where its part isn't on the page, when it will be, and on a phone how it looks there. */
export function stepText(t: TFunction, step: TourStep, isOwn: boolean): string {
  switch (step) {
    case 'summary':
    case 'total-value':
    case 'profit':
      return t(`tour:${step}-text`);
    case 'help':
      return t(isPhone() ? 'tour:help-phone' : 'tour:help-text');
    case 'pie':
      if (isOwn) return t(isOneColumn() ? 'tour:pie-phone' : 'tour:pie-text');
      return t('tour:pie-absent');
    case 'holding-row':
      if (isOwn) return t(`tour:${step}-${isPhone() ? 'phone' : 'text'}`);
      return t(`tour:${step}-absent`);
    default:
      return t(`tour:${step}-${isOwn ? 'text' : 'absent'}`);
  }
}
