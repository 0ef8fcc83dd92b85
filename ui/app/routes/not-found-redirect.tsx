import { useEffect } from 'react';
import { Navigation } from '../../../application/ports/navigation';
import { useInstance } from '../injection';

/** Any other path: the browser goes to the not-found page that the profile names [ROUTE-17, ERR-25]. */
export function NotFoundRedirect() {
  const navigation = useInstance(Navigation);
  useEffect(() => {
    navigation.leaveFor('not-found');
  }, [navigation]);
  return null;
}
