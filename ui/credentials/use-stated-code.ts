import { useConfiguration } from '../app/injection';

/** Whether the portal knows what a server means by a code: the specification names forty of a PIN and nine of a reset without saying what they mean [OPEN-01, OPEN-02]. */
export function useStatedCode(): (code: string) => boolean {
  const { usesPortalCodes } = useConfiguration();
  return (code) => usesPortalCodes || !/^(PIN00\d\d|PRE000\d)$/.test(code);
}
