import type { ParseKeys } from 'i18next';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageViews } from '../../../application/ports/page-views';
import { useTexts } from '../../i18n/use-texts';
import { useInstance } from '../injection';
import { useWindowTitle } from './window-title';

/** Names the page in the client's language and tells the tag manager that it was viewed [SHELL-03, ANAL-01]. */
export function PageTitle({ name }: { readonly name: ParseKeys }) {
  const { t } = useTexts();
  const pageViews = useInstance(PageViews);
  const { pathname } = useLocation();
  useWindowTitle(t(name));
  useEffect(() => {
    pageViews.viewed(pathname);
  }, [pageViews, pathname]);
  return null;
}
