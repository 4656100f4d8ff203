import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type CarrierDay, listCarrierDays } from '@sendahead/shared-contracts/console/carrier-day-calls';
import { Button, SelectField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneMessage } from '../../console/done-message.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { calendarWords, carrierDayTexts as texts } from '../../copy/carrier-days.ts';
import { AddDay } from './add-day.tsx';
import { CutOffs } from './cut-offs.tsx';
import { type DayAct, DayTable } from './day-table.tsx';
import { OpenedDay } from './opened-day.tsx';
import './carrier-days-page.css';

type Open = 'adding' | { readonly act: DayAct; readonly day: CarrierDay } | null;

/** CO-106: holidays of carriers and countries for this year and next year, and cut-off hours. */
export function CarrierDaysPage() {
  const filters = useFilters(['calendar', 'year']);
  const [calendar, year] = [filters.get('calendar'), filters.get('year')];
  const query = useQuery(queryOf(useApi(), listCarrierDays, { query: { calendar, year } }));
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<string | null>(null);
  const finish = (words: string, next: Open = null): void => {
    setDone(words);
    setOpen(next);
  };
  const { data } = query;
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail}>
        <Button variant="primary" disabled={!data} onClick={() => setOpen('adding')}>
          {texts.add}
        </Button>
      </PageHead>
      <FilterBar filters={filters}>
        <div className="console-days__calendar">
          <SelectField
            label={texts.calendar}
            emptyLabel={texts.allCarriers}
            value={calendar ?? ''}
            onChange={({ target }) => filters.set('calendar', target.value)}
            options={(data?.calendars ?? []).map((each) => ({
              value: each.calendar,
              label: calendarWords(each.calendar),
            }))}
          />
        </div>
        <SelectField
          label={texts.show}
          emptyLabel={texts.fromToday}
          value={year ?? ''}
          onChange={({ target }) => filters.set('year', target.value)}
          options={[data?.today, data?.last_day].flatMap((day) =>
            day ? [{ value: day.slice(0, 4), label: texts.wholeYear(day.slice(0, 4)) }] : [],
          )}
        />
      </FilterBar>
      <DoneMessage>{done}</DoneMessage>
      <QueryView query={query} label={texts.loading}>
        {({ calendars, days, ...toCome }) => (
          <div className="console__page">
            <DayTable days={days} today={toCome.today} onAct={(act, day) => setOpen({ act, day })} />
            {open === 'adding' ? (
              <AddDay
                calendars={calendars}
                chosen={calendar ?? ''}
                toCome={toCome}
                onClose={() => setOpen(null)}
                onAdded={(of) => finish(texts.added(of))}
              />
            ) : null}
            {open !== null && open !== 'adding' ? (
              <OpenedDay
                key={`${open.act} ${open.day.calendar} ${open.day.date}`}
                {...open}
                calendars={calendars}
                today={toCome.today}
                onClose={() => setOpen(null)}
                onChanged={(of) => finish(texts.changed(of))}
                onRemoved={(of) => finish(texts.removed(of), { act: 'history', day: open.day })}
              />
            ) : null}
          </div>
        )}
      </QueryView>
      <CutOffs />
    </>
  );
}
