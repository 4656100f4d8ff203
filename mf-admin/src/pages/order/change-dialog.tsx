import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { changeOrder, priceOrderChange } from '@sendahead/shared-contracts/orders/change-calls';
import type { ChangePrice, OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import { isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { RadioGroup, TextField } from '@sendahead/shared-ui/field';
import { Modal } from '@sendahead/shared-ui/modal';
import { formatMoney } from '@sendahead/shared-ui/money';
import { type FormEvent, useId, useState } from 'react';
import { usePress } from '../../console/use-press.ts';
import { orderTexts, changeTexts as texts } from '../../copy/order.ts';

type End = 'origin' | 'destination';
/** Fields of an address, as the change has them. */
const fields = [
  ['address', 'Street'],
  ['address_1', 'Apartment or suite'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'ZIP'],
  ['attention_name', 'Contact'],
  ['phone', 'Phone'],
] as const;
type Field = (typeof fields)[number][0];

const ends = [
  { value: 'origin', label: 'Where it begins' },
  { value: 'destination', label: 'Where it ends' },
] as const;

const refusals: Readonly<Record<string, string>> = {
  club_address_fixed: texts.clubFixed,
  nothing_to_change: texts.nothing,
  form_incomplete: texts.incomplete,
  pickup_time_over: texts.tooLate,
  no_service: texts.noService,
  recalc: texts.recalc,
  payment_required: texts.mustPay,
};

/** Another day, or a corrected address: first what it costs, then, where it costs nothing more, the change. */
export function ChangeDialog({
  view,
  onClose,
  onDone,
}: {
  view: OrderView;
  onClose: () => void;
  onDone: () => void;
}) {
  const id = useId();
  const orderId = view.detail.order.order_id;
  const [day, setDay] = useState('');
  const [end, setEnd] = useState<End>('destination');
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [priced, setPriced] = useState<{ change: OrderChange; price: ChangePrice } | null>(null);
  const asking = usePress(priceOrderChange);
  const changing = usePress(changeOrder);
  const error = changing.error ?? asking.error;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (asking.busy || changing.busy) return;
    if (!priced) {
      const change = changeOf(day, end, typed);
      const price = await asking.send({ params: { orderId }, body: change });
      if (price) setPriced({ change, price });
      return;
    }
    const { change, price } = priced;
    const body = { change, difference_cents: price.difference_cents };
    if (await changing.send({ params: { orderId }, body })) onDone();
    else setPriced(null);
  };
  const edited = (next: () => void): void => {
    setPriced(null);
    next();
  };
  const mustPay = priced !== null && priced.price.difference_cents > 0;
  return (
    <Modal
      open
      wide
      title="Change or correct"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {mustPay ? null : (
            <Button
              variant="primary"
              type="submit"
              form={id}
              busy={asking.busy || changing.busy}
              busyLabel="Working…"
            >
              {priced ? 'Change the order' : 'See what it costs'}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className="console-form" noValidate onSubmit={submit}>
        <p>{texts.intro}</p>
        {error ? (
          <Alert severity="danger" live>
            {refusalWords(error)}
          </Alert>
        ) : null}
        <TextField
          label="Pickup day"
          type="date"
          width="date"
          value={day}
          onChange={({ target }) => edited(() => setDay(target.value))}
        />
        <RadioGroup
          label="Address"
          value={end}
          onChange={(value) => edited(() => setEnd(value))}
          options={ends}
        />
        <div className="order-address">
          {fields.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              autoComplete="off"
              value={typed[name] ?? ''}
              onChange={({ target }) =>
                edited(() => setTyped((before) => ({ ...before, [name]: target.value })))
              }
            />
          ))}
        </div>
        {priced ? <Difference price={priced.price} /> : null}
      </form>
    </Modal>
  );
}

function Difference({ price }: { price: ChangePrice }) {
  const { difference_cents, new_total_cents } = price;
  if (difference_cents > 0)
    return (
      <Alert severity="warning" live>
        {`${formatMoney(difference_cents)} more. ${texts.mustPay}`}
      </Alert>
    );
  return (
    <Alert severity="info" live>
      {difference_cents === 0
        ? `The price stays ${formatMoney(new_total_cents)}.`
        : `${formatMoney(-difference_cents)} goes back to what paid; the price is then ${formatMoney(new_total_cents)}.`}
    </Alert>
  );
}

function changeOf(day: string, end: End, typed: Partial<Record<Field, string>>): OrderChange {
  const place = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
  return {
    ...(isCalendarDate(day) ? { pickup_date: day } : {}),
    ...(Object.keys(place).length > 0 ? { [end]: place } : {}),
  };
}

function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) return orderTexts.notDone;
  return refusals[error.code] ?? (error.status === 409 ? orderTexts.notAllowed : orderTexts.notDone);
}
