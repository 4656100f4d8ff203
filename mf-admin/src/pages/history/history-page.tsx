import {
  auditTrail,
  type TrailEntry,
  trailActs,
  trailKinds,
} from '@sendahead/shared-contracts/admin/audit-calls';
import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { calendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FilterBar } from '../../console/filter-bar.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { When } from '../../console/when.tsx';
import { changedValues } from '../../copy/change-words.ts';
import { actNames, actWords, moneyWords, trailTexts as texts, trailKindNames } from '../../copy/trail.ts';
import { AboutLink } from './about-link.tsx';
import './history-page.css';

const entriesOfPage = '50';
const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((one) => one === text);

const columns: readonly Column<TrailEntry>[] = [
  { name: texts.when, cell: ({ at }) => <When instant={at} /> },
  { name: texts.who, cell: ({ by }) => by || texts.removed },
  { name: texts.act, cell: actWords },
  { name: texts.about, cell: (entry) => <AboutLink entry={entry} /> },
  { name: texts.what, cell: (entry) => <Why entry={entry} /> },
];

/** CO-89: every act and change by staff, on any record. */
export function HistoryPage() {
  const filters = useFilters(['search', 'acts', 'kind', 'day']);
  const day = filters.get('day');
  const query = {
    by: filters.get('search'),
    acts: oneOf(trailActs, filters.get('acts')) ?? 'done',
    kind: oneOf(trailKinds, filters.get('kind')),
    day: day && isCalendarDate(day) ? calendarDate(day) : undefined,
    limit: entriesOfPage,
  };
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, auditTrail, (before) => ({ query: { ...query, before } })));
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail} />
      <FilterBar filters={filters}>
        <SearchFilter filters={filters} label={texts.whoLabel} />
        <SelectField
          label={texts.act}
          value={query.acts}
          onChange={({ target }) => filters.set('acts', target.value === 'done' ? '' : target.value)}
          options={trailActs.map((value) => ({ value, label: actNames[value] }))}
        />
        <SelectField
          label={texts.about}
          emptyLabel={texts.allKinds}
          value={query.kind ?? ''}
          onChange={({ target }) => filters.set('kind', target.value)}
          options={trailKinds.map((value) => ({ value, label: trailKindNames[value] }))}
        />
        <TextField
          label={texts.day}
          type="date"
          value={day ?? ''}
          onChange={({ target }) => filters.set('day', target.value)}
        />
      </FilterBar>
      <ListTable
        caption={texts.title}
        list={list}
        rowsOf={({ entries }) => entries}
        columns={columns}
        keyOf={({ id, at }) => id ?? at}
        empty={filters.any ? texts.noneFound : texts.empty}
      />
    </>
  );
}

/** Why an act was done, how much money it moved, and the values before and after. */
function Why({ entry }: { entry: TrailEntry }) {
  const { change, changes = [], reason } = entry;
  const money = moneyWords(entry);
  return (
    <div className="console-trail">
      {money ? <p>{money}</p> : null}
      {changes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {change ? (
        <dl>
          {changedValues(change, change.names).map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{before === null ? after : texts.from(before, after)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {reason ? <p className="console-trail__reason">{texts.reason(reason)}</p> : null}
    </div>
  );
}
