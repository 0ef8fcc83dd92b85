import { regionFeatures } from '../../config/region-features';
import { useConfiguration } from './injection';

/** Returns what the portal offers in the region it is opened for. */
export const useRegionFeatures = () => regionFeatures[useConfiguration().region];
