import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { readChangeOptions } from '@sendahead/shared-contracts/orders/change-option-calls';
import { Alert, Button, RadioGroup, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { partNames, changeTexts as texts } from '../../copy/order.ts';
import { changeRefusal, dayWords, zipWords } from '../../copy/order-changes.ts';
import { doneTexts } from '../../copy/order-done.ts';
import { ChangeAddress } from './change-address.tsx';
import { ChangePrice } from './change-price.tsx';
import { useBookingPage } from './use-booking-page.ts';
import { canBeMade, type QuotedPrice, useStaffChange } from './use-staff-change.ts';
import { type BookedLegs, bookedFor, partsFor, type TypedChange, wantedChange } from './wanted-change.ts';

const ends = [
  { value: 'origin', label: texts.shipFrom },
  { value: 'destination', label: texts.shipTo },
] as const;

interface Props {
  readonly view: OrderView;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}

/** Another day, or a corrected address, of the trip or of one leg alone: first what it costs, then the change. */
export function ChangeDialog({ view, onClose, onDone }: Props) {
  const api = useApi();
  const id = useId();
  const params = { orderId: view.detail.order.order_id };
  const booked = useQuery(queryOf(api, readChangeOptions, { params }));
  const change = useStaffChange(view.detail.order.order_id);
  const { quoted, busy } = change;
  return (
    <Modal
      open
      wide
      title={texts.changeOrCorrect}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          {booked.data ? (
            <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={texts.working}>
              {quoted ? (canBeMade(quoted) ? texts.makeChange : texts.sendLink) : texts.seeCost}
            </Button>
          ) : null}
        </>
      }
    >
      <QueryView query={booked} label={texts.loading}>
        {({ legs }) => <ChangeForm id={id} view={view} legs={legs} change={change} onDone={onDone} />}
      </QueryView>
    </Modal>
  );
}

const madeWords = (quoted: QuotedPrice): string =>
  canBeMade(quoted) ? doneTexts.changed : doneTexts.linkSent(quoted.differenceCents);

function ChangeForm({
  id,
  view,
  legs,
  change: { quoted, busy, error, ask, make, edited },
  onDone,
}: Omit<Props, 'onClose'> & { id: string; legs: BookedLegs; change: ReturnType<typeof useStaffChange> }) {
  const { host } = useConsole();
  const parts = partsFor('change', view.detail);
  const [typed, setTyped] = useState<TypedChange>({
    part: parts[0] ?? 'order',
    end: 'destination',
    place: {},
  });
  const [problems, setProblems] = useState<{ day?: string | undefined; zip?: string | undefined }>({});
  const change = (next: (before: TypedChange) => TypedChange): void => {
    edited();
    setProblems({});
    setTyped(next);
  };
  const edit = (more: Partial<TypedChange>): void => change((before) => ({ ...before, ...more }));
  const booked = bookedFor(typed, legs);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (quoted) {
      make(quoted, () => onDone(madeWords(quoted)));
      return;
    }
    const wanted = wantedChange(typed, legs);
    const found = {
      day: dayWords(wanted.change.pickup_date, host.now()),
      zip: zipWords(typed.place.zip, booked?.country ?? ''),
    };
    setProblems(found);
    if (found.day === undefined && found.zip === undefined) ask(wanted);
  };
  return (
    <form id={id} className="console-form" noValidate onSubmit={submit}>
      <p>{texts.intro}</p>
      <WholeBooking view={view} />
      {error ? (
        <Alert severity="danger" live>
          {changeRefusal(error)}
        </Alert>
      ) : null}
      {parts.length > 1 ? (
        <RadioGroup
          label={texts.what}
          value={typed.part}
          // The other leg has other ends.
          onChange={(part) => edit({ part, place: {}, day: undefined })}
          options={parts.map((value) => ({ value, label: partNames[value] }))}
        />
      ) : null}
      <TextField
        label={texts.pickupDay}
        type="date"
        width="date"
        value={typed.day ?? booked?.day ?? ''}
        error={problems.day}
        onChange={({ target }) => edit({ day: target.value })}
      />
      <RadioGroup
        label={texts.address}
        value={typed.end}
        onChange={(end) => edit({ end, place: {} })}
        options={ends}
      />
      {booked ? (
        <ChangeAddress
          view={view}
          typed={typed}
          booked={booked}
          error={error}
          zipProblem={problems.zip}
          onPlace={(next) => change((before) => ({ ...before, place: next(before.place) }))}
        />
      ) : null}
      {quoted ? <ChangePrice view={view} quoted={quoted} /> : null}
    </form>
  );
}

/** The way to what this dialog does not change, for who may take it. */
function WholeBooking({ view }: Pick<Props, 'view'>) {
  const page = useBookingPage(view)();
  return page ? (
    <p>
      {texts.more} <a href={page}>{texts.wholeBooking}</a>
    </p>
  ) : null;
}
