import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  listGroupEvents,
  readGroupEvent,
  removeGroupPerson,
} from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventView, GroupPerson } from '@sendahead/shared-contracts/console/group-event-schema';
import { Button, formatMoney, SelectField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { DoneMessage } from '../../console/done-message.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import { FormDialog } from '../../console/form-dialog.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { showDay } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { groupEventTexts, groupFailure, personStates, boardTexts as texts } from '../../copy/group-events.ts';
import { ChangePerson } from './change-person.tsx';
import { ClubPays } from './club-pays.tsx';
import { EmailActs } from './email-acts.tsx';
import { findPeople } from './find-people.ts';
import '../../console/list-table.css';

const states = ['booked', 'canceled', 'emailed', 'new'] as const;

/** CO-90: a canceled booking counts as canceled until the family books again. */
const statusOf = ({ state, canceled }: GroupPerson): (typeof states)[number] =>
  canceled && state !== 'booked' ? 'canceled' : state;

/** CO-53: everybody on the list with their state; staff remind from here those who have not booked. */
export function Board({ event }: { event: GroupEventView }) {
  const filters = useFilters(['search', 'state']);
  const state = filters.get('state');
  const { people } = event;
  if (people.length === 0)
    return (
      <p className="console-list__empty">
        {event.erased ? groupEventTexts.erasedNote : groupEventTexts.noPeople}{' '}
        {event.state === 'open' && !event.erased ? (
          <Link href={`/groups/${event.id}?view=list`}>{groupEventTexts.addFirst}</Link>
        ) : null}
      </p>
    );
  const shownPeople = findPeople(
    people.filter((person) => state === undefined || statusOf(person) === state),
    filters.get('search'),
    ({ name, email, bunk, display_id }) => [name, email, bunk, display_id],
  );
  return (
    <>
      <Counts people={people} />
      {event.club_pays ? (
        <ClubPays clubId={event.club.id} people={people.length} sums={event.club_pays} />
      ) : null}
      {event.families_pay ? <FamiliesPay pay={event.families_pay} /> : null}
      <EmailActs event={event} />
      <FilterBar filters={filters}>
        <SearchFilter label={texts.search} filters={filters} />
        <SelectField
          label={texts.show}
          value={state ?? ''}
          options={[
            { value: '', label: texts.everybody },
            ...states.map((value) => ({ value, label: personStates[value] })),
          ]}
          onChange={({ target }) => filters.set('state', target.value)}
        />
      </FilterBar>
      {shownPeople.length === 0 ? (
        <p className="console-list__empty">{texts.noneFound}</p>
      ) : (
        <People event={event} shown={shownPeople} />
      )}
    </>
  );
}

/** CO-103: who pays, and the approximate cost per person before the first booking. */
function FamiliesPay({ pay: { each_cents: each } }: { pay: NonNullable<GroupEventView['families_pay']> }) {
  return <p>{each === undefined ? texts.familiesPay : texts.familyEstimate(formatMoney(each))}</p>;
}

function Counts({ people }: { people: readonly GroupPerson[] }) {
  const of = (state: (typeof states)[number]) => people.filter((person) => statusOf(person) === state).length;
  const counts = [
    [texts.people, people.length],
    [texts.booked, of('booked')],
    ...(of('canceled') > 0 ? [[texts.canceled, of('canceled')] as const] : []),
    [texts.notBooked, of('emailed') + of('new')],
    [texts.notEmailed, of('new')],
  ] as const;
  return (
    <dl className="group-event__counts">
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

function People({ event, shown }: { event: GroupEventView; shown: readonly GroupPerson[] }) {
  const [removed, setRemoved] = useState<GroupPerson | null>(null);
  const [changed, setChanged] = useState<GroupPerson | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  return (
    <>
      {removed ? <RemoveDialog eventId={event.id} person={removed} onClose={() => setRemoved(null)} /> : null}
      {changed ? (
        <ChangePerson
          event={event}
          person={changed}
          onClose={() => setChanged(null)}
          onSaved={(notice) => {
            setChanged(null);
            setSaved(notice);
          }}
        />
      ) : null}
      <DoneMessage>{saved}</DoneMessage>
      <table className="console-list group-event__roster">
        <caption>{texts.people}</caption>
        <ColumnHeads names={[texts.name, texts.bunk, texts.email, texts.item, texts.state, texts.order]} />
        <tbody>
          {shown.map((person) => (
            <tr key={person.id}>
              <td data-label={texts.name}>{person.name || texts.erased}</td>
              <td data-label={texts.bunk}>{[person.session, person.bunk].filter(Boolean).join(', ')}</td>
              <td data-label={texts.email}>{person.email}</td>
              <td data-label={texts.item}>{texts.counted(person.bags ?? 1, person.item)}</td>
              <td data-label={texts.state}>{stateOf(person)}</td>
              <td data-label={texts.order}>
                <OrderCell event={event} person={person} onChange={setChanged} onRemove={setRemoved} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface OrderCellProps {
  readonly event: GroupEventView;
  readonly person: GroupPerson;
  onChange(person: GroupPerson): void;
  onRemove(person: GroupPerson): void;
}

/** The order of a person, or the canceled order with the acts that are possible for the person. */
function OrderCell({ event, person, onChange, onRemove }: OrderCellProps) {
  const { canceled } = person;
  if (person.order_id) return <OrderLink orderId={person.order_id} name={person.display_id ?? ''} />;
  const before = canceled ? <OrderLink orderId={canceled.order_id} name={canceled.display_id} /> : null;
  if (event.state !== 'open') return before ?? texts.none;
  return (
    <>
      {before}{' '}
      <Button variant="quiet" aria-label={texts.changeOf(person.name)} onClick={() => onChange(person)}>
        {texts.change}
      </Button>{' '}
      <Button variant="quiet" aria-label={texts.removeOf(person.name)} onClick={() => onRemove(person)}>
        {texts.remove}
      </Button>
    </>
  );
}

/** The state of a person, or that their email was not delivered (CO-72). */
function stateOf(person: GroupPerson) {
  if (person.canceled && person.state !== 'booked')
    return texts.canceledOn(showDay(person.canceled.on), person.canceled.by);
  if (person.email_failed && person.state === 'emailed')
    return (
      <>
        <strong>{texts.notDelivered}</strong> {texts.notDeliveredNext}
      </>
    );
  return person.state === 'emailed' && person.emailed_on
    ? texts.on(personStates.emailed, showDay(person.emailed_on))
    : personStates[person.state];
}

function RemoveDialog({
  eventId,
  person,
  onClose,
}: {
  eventId: string;
  person: GroupPerson;
  onClose: () => void;
}) {
  const remove = useMutation(mutationOf(useApi(), removeGroupPerson, readGroupEvent, listGroupEvents));
  return (
    <FormDialog
      title={texts.removeOf(person.name)}
      act={texts.remove}
      busy={remove.isPending}
      failure={groupFailure(remove.error)}
      onClose={onClose}
      onSubmit={() => remove.mutate({ params: { eventId, personId: person.id } }, { onSuccess: onClose })}
    >
      <p>{texts.removeWords}</p>
    </FormDialog>
  );
}

/** Club staff have a separate page for an order. */
function OrderLink({ orderId, name }: { orderId: string; name: string }) {
  const { may } = useConsole();
  return (
    <Link href={may('read_every_order') ? `/orders/${orderId}` : `/club/orders/${orderId}`}>{name}</Link>
  );
}
