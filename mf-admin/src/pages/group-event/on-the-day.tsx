import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  groupLabels,
  groupManifest,
  markHandedOver,
  readGroupEvent,
} from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventView, GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';
import { CheckField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { Panel } from '../../console/panel.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { boardTexts, dayTexts as texts } from '../../copy/group-events.ts';
import { findPeople } from './find-people.ts';

/**
 * CO-54: labels and a list to print, and, for use on a phone, a check box for each person whose bags were
 * handed over.
 */
export function OnTheDay({ event }: { event: GroupEventView }) {
  const filters = useFilters(['search']);
  const booked = event.people.filter(({ state }) => state === 'booked');
  const handedOver = booked.filter(({ handed_over_at }) => handed_over_at !== null).length;
  const shownPeople = findPeople(booked, filters.get('search'), ({ name, bunk, display_id }) => [
    name,
    bunk,
    display_id,
  ]);
  return (
    <>
      <Papers event={event} booked={booked} />
      {booked.length === 0 ? (
        <p className="console-list__empty">{texts.nobody}</p>
      ) : (
        <Panel title={texts.handedOver}>
          <p role="status">{texts.count(handedOver, booked.length)}</p>
          <SearchFilter label={texts.search} filters={filters} />
          <ul className="group-event__people">
            {shownPeople.map((person) => (
              <HandedOver key={person.id} eventId={event.id} person={person} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Papers({ event, booked }: { event: GroupEventView; booked: readonly GroupPerson[] }) {
  const labeled = booked.filter(({ tracking_numbers }) => tracking_numbers.length > 0).length;
  const labels = groupLabels.path.replace(':eventId', event.id);
  return (
    <Panel title={texts.papers}>
      {event.direction === 'to_club' ? <p>{texts.toClub}</p> : null}
      {labeled < booked.length ? <p>{texts.notReady(booked.length - labeled)}</p> : null}
      <div className="console-acts">
        {labeled > 0 ? (
          <>
            <a className="ui-button ui-button--primary" href={`${labels}?paper=letter`} download>
              {texts.print}
            </a>
            <a className="ui-button ui-button--secondary" href={`${labels}?paper=4x6`} download>
              {texts.printSmall}
            </a>
          </>
        ) : null}
        {event.people.length > 0 ? (
          <a
            className="ui-button ui-button--secondary"
            href={groupManifest.path.replace(':eventId', event.id)}
            download
          >
            {texts.manifest}
          </a>
        ) : null}
      </div>
    </Panel>
  );
}

/** One person on the day; the check mark shows before it is saved. */
function HandedOver({ eventId, person }: { eventId: string; person: GroupPerson }) {
  const save = useMutation(mutationOf(useApi(), markHandedOver, readGroupEvent));
  const isOver = save.isPending ? save.variables.body.handed_over : person.handed_over_at !== null;
  return (
    <li>
      <CheckField
        label={person.name}
        hint={texts.where(
          person.bunk,
          boardTexts.counted(person.bags ?? 1, person.item),
          person.display_id ?? '',
        )}
        checked={isOver}
        error={save.isError ? texts.notSaved : undefined}
        onChange={({ target }) =>
          save.mutate({
            params: { eventId, personId: person.id },
            body: { handed_over: target.checked },
          })
        }
      />
    </li>
  );
}
