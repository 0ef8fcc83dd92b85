import { areTermsChanged } from '../../domain/trading/notes/terms-error-codes';
import { type CallFailure, rejectionCodes } from '../ports/call-failure';

/**
 * Returns true if a submission was refused because its terms have changed since the page was loaded [TRADE-24,
 * OPEN-40].
 */
export const isForChangedTerms = (failure: CallFailure): boolean => areTermsChanged(rejectionCodes(failure));
