import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { invalidate, mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { affectedByIncident, type readIncident } from '@sendahead/shared-contracts/console/incident-calls';
import {
  type IncidentMove,
  moveAffected,
  readMoving,
  stopMoving,
} from '@sendahead/shared-contracts/console/incident-move-calls';
import { type IncidentFields, isDayOfIncident } from '@sendahead/shared-contracts/console/incident-schema';
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  isWeekend,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { FormDialog } from '../../console/form-dialog.tsx';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { incidentFailure } from '../../copy/incidents.ts';
import { leftText, moveTexts as texts } from '../../copy/moved-pickups.ts';
import { IncidentAct } from './acts/incident-act.tsx';
import { type LeftOut, MovePlan } from './move-plan.tsx';
import { MoveResults } from './move-results.tsx';

type Incident = CallOutput<typeof readIncident>;

/** Milliseconds between two checks of how many pickups have been moved. */
const lookAgainMs = 2000;

/** Moves the affected pickups to another day, shows the progress, and lists what a person must resolve. */
export function Moving({ incident }: { incident: Incident }) {
  const api = useApi();
  const [choosing, setChoosing] = useState(false);
  const query = useQuery({
    ...queryOf(api, readMoving, { params: { incidentId: incident.id } }),
    refetchInterval: ({ state: { data } }) => (data?.moving?.state === 'moving' ? lookAgainMs : false),
  });
  const client = useQueryClient();
  const moved = query.data?.moving?.moved ?? 0;
  // Moved orders are no longer affected.
  useEffect(() => {
    if (moved > 0) invalidate(client, affectedByIncident);
  }, [moved, client]);
  return (
    <Panel title={texts.title}>
      <QueryView query={query} label={texts.loading}>
        {({ moving, suggested_day: suggested }) => (
          <div className="incident-moving">
            <p role="status">{moving ? texts.progress(moving) : texts.none}</p>
            {moving ? <Left left={moving.left} /> : null}
            {moving ? <MoveResults results={moving.results} /> : null}
            {moving?.state === 'moving' ? (
              <Stop incidentId={incident.id} moving={moving} />
            ) : incident.state === 'ended' ? null : (
              <div>
                <Button onClick={() => setChoosing(true)}>{actOf(moving)}</Button>
              </div>
            )}
            {moving ? <IncidentAct incident={incident} act="undo_move" offered={moving.moved > 0} /> : null}
            {choosing ? (
              <MoveDialog
                incident={incident}
                moving={moving}
                suggested={suggested}
                onClose={() => setChoosing(false)}
              />
            ) : null}
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

function actOf(moving: IncidentMove | null): string {
  if (!moving) return texts.open;
  return moving.state === 'stopped' ? texts.goOn : texts.again;
}

function Stop({ incidentId, moving: { moved, waiting } }: { incidentId: string; moving: IncidentMove }) {
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, stopMoving, readMoving));
  return (
    <>
      <progress className="incident-progress" aria-label={texts.title} value={moved} max={moved + waiting} />
      {error ? (
        <Alert severity="danger" live>
          {incidentFailure(error)}
        </Alert>
      ) : null}
      <div>
        <Button
          busy={isPending}
          busyLabel={texts.stopping}
          onClick={() => mutate({ params: { incidentId } })}
        >
          {texts.stop}
        </Button>
      </div>
    </>
  );
}

function Left({ left }: { left: IncidentMove['left'] }) {
  if (left.length === 0) return null;
  return (
    <section aria-label={texts.left}>
      <h3>{texts.left}</h3>
      <ul className="incident-orders">
        {left.map((one) => (
          <li key={`${one.order_id} ${one.leg}`}>
            <Link href={`/orders/${one.order_id}`}>{one.display_id}</Link>
            <span>{leftText(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoveDialog({
  incident: { id, fields },
  moving,
  suggested,
  onClose,
}: {
  incident: Incident;
  moving: IncidentMove | null;
  /** The day on which most affected pickups are possible. */
  suggested: CalendarDate | undefined;
  onClose: () => void;
}) {
  const api = useApi();
  const [day, setDay] = useState<string>(() => usualDay(moving, fields, suggested));
  const [leftOut, setLeftOut] = useState<LeftOut>([]);
  const [pressed, setPressed] = useState(false);
  const { isPending, error, mutate } = useMutation(mutationOf(api, moveAffected, readMoving));
  const problem = dayProblem(day, fields);
  const submit = (): void => {
    setPressed(true);
    if (!isCalendarDate(day) || problem) return;
    const body = { day, ...(leftOut.length > 0 ? { leave_out: [...leftOut] } : {}) };
    mutate({ params: { incidentId: id }, body }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={texts.title}
      act={texts.move}
      busyAct={texts.moving}
      busy={isPending}
      failure={error ? incidentFailure(error) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.day}
        hint={texts.hint}
        type="date"
        required
        value={day}
        // An empty list below it needs its reason immediately.
        error={pressed || isCalendarDate(day) ? problem : undefined}
        min={firstDayAfter(fields)}
        onChange={({ target }) => setDay(target.value)}
      />
      <p>{texts.free}</p>
      {isCalendarDate(day) && !problem ? (
        <MovePlan incidentId={id} day={day} leftOut={leftOut} onLeaveOut={setLeftOut} />
      ) : null}
      {fields.stops_selling && fields.last_day === null ? (
        <Alert severity="warning">{texts.unlimited}</Alert>
      ) : null}
    </FormDialog>
  );
}

/** Carriers pick up on weekdays, and moving to another day of the incident would not help. */
function dayProblem(day: string, fields: IncidentFields): string | undefined {
  if (!isCalendarDate(day)) return texts.dayMissing;
  if (isDayOfIncident(fields, day)) return texts.inIncident(fields.last_day ?? fields.ends_on);
  return isWeekend(day) ? texts.weekend : undefined;
}

/** The day of the last move, unless the incident now lasts longer. */
const usualDay = (
  moving: IncidentMove | null,
  fields: IncidentFields,
  suggested: CalendarDate | undefined,
): CalendarDate =>
  moving && !isDayOfIncident(fields, moving.day) ? moving.day : (suggested ?? firstDayAfter(fields));

/** The first weekday after an incident. */
function firstDayAfter({ last_day, ends_on }: IncidentFields): CalendarDate {
  let day = addDays(last_day ?? ends_on, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}
