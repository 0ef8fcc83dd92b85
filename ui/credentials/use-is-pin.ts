import { secretPolicy } from '../../domain/credentials/secrets/secret-policy';
import { useConfiguration } from '../app/injection';

/** Tells whether orders are confirmed with a PIN; with a trading password elsewhere [CRED-24, PIN-03]. */
export const useIsPin = (): boolean => secretPolicy(useConfiguration().region, 'transaction') === 'pin';
