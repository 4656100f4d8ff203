import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type PlannedMove, planMove } from '@sendahead/shared-contracts/console/incident-move-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { CheckField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { linkWords, plannedText, planTexts as texts } from '../../copy/moved-pickups.ts';
import { tooLate } from '../../copy/too-late.ts';

/** The pickups that staff exclude from the move. */
export type LeftOut = readonly Pick<PlannedMove, 'order_id' | 'leg'>[];

const isSame = (a: LeftOut[number], b: LeftOut[number]): boolean =>
  a.order_id === b.order_id && a.leg === b.leg;

/** The result of moving the pickups to a day, order by order, before anything is moved. */
export function MovePlan({
  incidentId,
  day,
  leftOut,
  onLeaveOut,
}: {
  incidentId: string;
  day: CalendarDate;
  leftOut: LeftOut;
  onLeaveOut: (next: LeftOut) => void;
}) {
  const api = useApi();
  const query = useQuery({
    ...queryOf(api, planMove, { params: { incidentId }, body: { day } }),
    retry: false,
  });
  return (
    <QueryView query={query} label={texts.loading}>
      {({ pickups, more }) => (
        <section aria-label={texts.title}>
          <h3>{texts.title}</h3>
          {pickups.length === 0 ? <p role="status">{texts.none}</p> : null}
          {pickups.some(({ moved }) => moved) ? <p className="incident-hint">{texts.choose}</p> : null}
          <ul className="incident-orders">
            {pickups.map((planned) => (
              <Planned
                key={`${planned.order_id} ${planned.leg}`}
                planned={planned}
                isLeftOut={leftOut.some((one) => isSame(one, planned))}
                onChange={(moves) =>
                  onLeaveOut([
                    ...leftOut.filter((one) => !isSame(one, planned)),
                    ...(moves ? [] : [{ order_id: planned.order_id, leg: planned.leg }]),
                  ])
                }
              />
            ))}
          </ul>
          {leftOut.length > 0 ? <p role="status">{texts.leftOut(leftOut.length)}</p> : null}
          {more > 0 ? <p className="incident-hint">{texts.more(more)}</p> : null}
        </section>
      )}
    </QueryView>
  );
}

function Planned({
  planned,
  isLeftOut,
  onChange,
}: {
  planned: PlannedMove;
  isLeftOut: boolean;
  onChange: (moves: boolean) => void;
}) {
  const { display_id, customer, moved, needed_by, open_link } = planned;
  const late = moved && tooLate(moved.arrival_date, needed_by);
  return (
    <li>
      {moved ? (
        <CheckField
          label={`${display_id} ${customer}`}
          checked={!isLeftOut}
          onChange={({ target }) => onChange(target.checked)}
        />
      ) : (
        <span>{`${display_id} ${customer}`}</span>
      )}
      <span>
        {plannedText(planned)}
        {late ? <strong>{` ${texts.late(late)}`}</strong> : null}
        {moved && open_link ? <strong>{` ${linkWords.open}`}</strong> : null}
      </span>
    </li>
  );
}
