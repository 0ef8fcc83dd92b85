import { filterChoiceText } from '../view/filter-choice-text';
import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { searchWords } from '../../../../domain/funds/finding/fund-search';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { ofAccount } from '../view/portfolio-filter';
import { defaultView, filterNames } from '../view/view-fields';
import { Chip } from './chip';
import * as styles from './filtered-notice.module.css';
import * as toolbarMenuStyles from './toolbar-menu.module.css';

/**
 * Says that holdings are left out and by which filters, each of which can be removed, or all at once; what is chosen in
 * the ring stands above the table [PORT-41, PORT-56].
 */
export const FilteredNotice = observer(function FilteredNotice({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  const { isFiltered } = view.query;
  const chips = chipsOf(t, view);
  return (
    <div className={styles.portfolioFiltered} data-testid="portfolio-filtered">
      <p role="status">{isFiltered ? noticeOf(t, view) : ''}</p>
      {chips.length > 0 ? (
        <ul>
          {chips.map(({ key, label, takeOff }) => (
            <li key={key}>
              <Chip
                label={label}
                onTakeOff={() => {
                  focusToolbar();
                  takeOff();
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isFiltered ? (
        <Button
          theme="outlined"
          size="small"
          onClick={() => {
            focusToolbar();
            void view.showEverything();
          }}
        >
          {t('toolbar:filters.everything')}
        </Button>
      ) : null}
    </div>
  );
});

/**
 * Returns the notice of the remaining holdings; in a text search with their number, since that changes with each
 * letter.
 */
function noticeOf(t: TFunction, { query: { portfolio, resource } }: PortfolioViewModel): string {
  const shown = portfolio?.holdings.length ?? 0;
  if (shown === 0) return t('toolbar:filters.nothing');
  const answered = resource.value?.portfolio;
  if (answered === undefined || answered === portfolio) return t('toolbar:filters.some');
  const total = answered.holdings.length;
  return t('toolbar:find.found', { count: total, shown, total });
}

/** Moves the focus from the removed filter to where filters are chosen. */
function focusToolbar(): void {
  document.querySelector<HTMLElement>(`.${toolbarMenuStyles.toolbarButton}`)?.focus();
}

type ShownChip = { readonly key: string; readonly label: string; readonly takeOff: () => void };

function chipsOf(t: TFunction, view: PortfolioViewModel): readonly ShownChip[] {
  const { filter } = view.query;
  const { msAccountNo } = filter;
  return [
    ...(msAccountNo === undefined
      ? []
      : [
          {
            key: 'msAccountNo',
            label: t('toolbar:filters.account-MS', { ending: msAccountNo.slice(-4) }),
            takeOff: () => void view.filterBy(ofAccount({ accountType: 'ALL' })),
          },
        ]),
    ...filterNames
      .filter((name) => filter[name] !== defaultView[name])
      .map((name) => ({
        key: name,
        label: filterChoiceText(t, name, filter[name]),
        takeOff: () => void view.filterBy({ [name]: defaultView[name] }),
      })),
    ...(searchWords(view.find).length === 0
      ? []
      : [
          {
            key: 'find',
            label: t('toolbar:find.chip', { text: view.find.trim() }),
            takeOff: () => {
              view.show({ find: '' });
            },
          },
        ]),
  ];
}
