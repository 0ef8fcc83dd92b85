import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageViews } from '../../application/ports/page-views';
import { useInstance } from './injection';
import type { ScreenName } from './route-table';

/** Names the page in the client's language and tells the tag manager that it was viewed [SHELL-03, ANAL-01]. */
export function PageTitle({ screen }: { readonly screen: ScreenName }) {
  const { t } = useTranslation();
  const pageViews = useInstance(PageViews);
  const { pathname } = useLocation();
  const title = `${t(`title.${screen}`)} - ${t('product')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    pageViews.viewed(pathname);
  }, [pageViews, pathname]);
  return null;
}
