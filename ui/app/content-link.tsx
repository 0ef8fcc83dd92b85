import type { ReactNode } from 'react';
import { contentAddress } from '../../config/destinations';
import { Link } from '../components/link';
import { useConfiguration } from './injection';

type ContentLinkProps = {
  /** The address in the asset manager's content. */
  readonly to: string;
  readonly newTab?: boolean;
  readonly children: ReactNode;
};

/**
 * A link of the asset manager's content, which leads to the page of the app in place of the older site's, where there
 * is one [LINK-01, LINK-52, CONFLICT-13].
 */
export function ContentLink({ to, ...rest }: ContentLinkProps) {
  return <Link to={contentAddress(to, window.location.origin, useConfiguration())} {...rest} />;
}
