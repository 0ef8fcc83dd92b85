import { largestSubmission, longestAcceptedText } from '../../contract/rest/accepted-texts';

/** The options of a call that bears the texts that a client accepted. */
export const acceptedTextsOptions = { bodyLimit: largestSubmission, config: { longestText: longestAcceptedText } };
