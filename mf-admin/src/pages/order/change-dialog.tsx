import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { endLimits } from '@sendahead/shared-contracts/constants';
import { lacksContactLabel } from '@sendahead/shared-contracts/geo/contact-name';
import { Alert, Button, RadioGroup, TextField } from '@sendahead/shared-ui';
import { LatinName } from '@sendahead/shared-ui/booking';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type FormEvent, useId, useState } from 'react';
import { actTexts } from '../../copy/acts.ts';
import { changeRefusals, orderTexts, partNames, changeTexts as texts } from '../../copy/order.ts';
import { ChangePrice } from './change-price.tsx';
import { canBeMade, useStaffChange } from './use-staff-change.ts';
import { partsFor, placeFields, type TypedChange, wantedChange } from './wanted-change.ts';

const ends = [
  { value: 'origin', label: texts.shipFrom },
  { value: 'destination', label: texts.shipTo },
] as const;

interface Props {
  readonly view: OrderView;
  readonly onClose: () => void;
}

/** Another day, or a corrected address, of the trip or of one leg alone: first what it costs, then the change. */
export function ChangeDialog({ view, onClose }: Props) {
  const id = useId();
  const parts = partsFor('change', view.detail);
  const [typed, setTyped] = useState<TypedChange>({
    part: parts[0] ?? 'order',
    day: '',
    end: 'destination',
    place: {},
  });
  const { quoted, busy, error, ask, make, edited } = useStaffChange(view.detail.order.order_id);
  const edit = (more: Partial<TypedChange>): void => {
    edited();
    setTyped((before) => ({ ...before, ...more }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (!quoted) ask(wantedChange(typed));
    else if (canBeMade(quoted)) make(quoted, onClose);
  };
  return (
    <Modal
      open
      wide
      title={texts.changeOrCorrect}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          {quoted && !canBeMade(quoted) ? null : (
            <Button variant="primary" type="submit" form={id} busy={busy} busyLabel={texts.working}>
              {quoted ? texts.makeChange : texts.seeCost}
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
        {parts.length > 1 ? (
          <RadioGroup
            label={texts.what}
            value={typed.part}
            onChange={(part) => edit({ part })}
            options={parts.map((value) => ({ value, label: partNames[value] }))}
          />
        ) : null}
        <ChangeFields typed={typed} onEdit={edit} />
        {quoted ? <ChangePrice view={view} quoted={quoted} /> : null}
      </form>
    </Modal>
  );
}

function ChangeFields({
  typed: { day, end, place },
  onEdit,
}: {
  typed: TypedChange;
  onEdit: (more: Partial<TypedChange>) => void;
}) {
  const { attention_name: contact = '', label_name: label = '' } = place;
  const enter = (more: TypedChange['place']): void => onEdit({ place: { ...place, ...more } });
  return (
    <>
      <TextField
        label={texts.pickupDay}
        type="date"
        width="date"
        value={day}
        onChange={({ target }) => onEdit({ day: target.value })}
      />
      <RadioGroup
        label={texts.address}
        value={end}
        onChange={(value) => onEdit({ end: value })}
        options={ends}
      />
      <div className="order-address">
        {placeFields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            value={place[name] ?? ''}
            onChange={({ target }) => enter({ [name]: target.value })}
          />
        ))}
        {lacksContactLabel({ contact }) ? (
          <LatinName
            name={contact}
            value={label}
            maxLength={endLimits.label}
            onChange={({ target }) => enter({ label_name: target.value })}
            onTake={(label_name) => enter({ label_name })}
          />
        ) : null}
      </div>
    </>
  );
}

function refusalWords(error: unknown): string {
  if (!isApiError(error)) return orderTexts.notDone;
  if (Object.hasOwn(changeRefusals, error.code)) return changeRefusals[error.code] ?? '';
  return error.status === 409 ? orderTexts.notAllowed : orderTexts.notDone;
}
