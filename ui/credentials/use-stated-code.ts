import { useConfiguration } from '../app/injection';

/**
 * Returns a test of whether the portal knows what a code means: the specification names forty for a PIN and nine for a
 * reset without saying [OPEN-01, OPEN-02].
 */
export function useStatedCode(): (code: string) => boolean {
  const { usesPortalCodes } = useConfiguration();
  return (code) => usesPortalCodes || !/^(PIN00\d\d|PRE000\d)$/.test(code);
}
