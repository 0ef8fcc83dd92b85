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

/** That some holdings are left out and by which filters, each of which can be taken off, or all at once; what is chosen in the ring stands above the table [PORT-41, PORT-56]. */
export const FilteredNotice = observer(function FilteredNotice({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  const { isFiltered } = view.answers;
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

/** What is left: of what is found also how much, since that changes with each letter. */
function noticeOf(t: TFunction, { answers: { portfolio, panel } }: PortfolioViewModel): string {
  const shown = portfolio?.holdings.length ?? 0;
  if (shown === 0) return t('toolbar:filters.nothing');
  const answered = panel.value?.portfolio;
  if (answered === undefined || answered === portfolio) return t('toolbar:filters.some');
  const total = answered.holdings.length;
  return t('toolbar:find.found', { count: total, shown, total });
}

/** What is taken off can't keep the focus: it goes to where filters are chosen. */
function focusToolbar(): void {
  document.querySelector<HTMLElement>(`.${toolbarMenuStyles.toolbarButton}`)?.focus();
}

type ShownChip = { readonly key: string; readonly label: string; readonly takeOff: () => void };

function chipsOf(t: TFunction, view: PortfolioViewModel): readonly ShownChip[] {
  const { filter } = view.answers;
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
