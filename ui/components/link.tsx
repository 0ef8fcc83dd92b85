import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { basePath } from '../../config/regions';
import { linkTarget } from '../../domain/links/link-target';

type LinkProps = {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly newTab?: boolean;
  /**
   * Marks a link to the shown page; `true` in words marks a link to the part of the portal that the page belongs to.
   */
  readonly current?: boolean | 'page' | 'true';
  /** Facts that the page it leads to may know of this one; kept in the browser's history with it. */
  readonly state?: Readonly<Record<string, string>> | undefined;
  /** Data attributes, by which styles and tests find it. */
  readonly [attribute: `data-${string}`]: string | undefined;
};

/**
 * The only link of the portal: it decides by the target where it leads, and shows a refused one as text [LINK-51..56,
 * OPEN-73].
 */
export function Link({ to, children, className, newTab = false, current = false, state, ...data }: LinkProps) {
  const target = linkTarget(to, window.location.origin);
  const shared = {
    className,
    ...data,
    ...(current ? { 'aria-current': current === 'true' ? current : ('page' as const) } : {}),
  };
  if (target.kind === 'refused')
    return (
      <span className={className} {...data}>
        {children}
      </span>
    );
  if (target.kind === 'internal')
    return (
      <RouterLink to={withoutBase(target.path)} state={state} {...shared}>
        {children}
      </RouterLink>
    );
  return (
    <a
      href={target.href}
      rel="noopener noreferrer"
      {...(newTab || target.kind === 'external' ? { target: '_blank' } : {})}
      {...shared}
    >
      {children}
    </a>
  );
}

function withoutBase(path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}
