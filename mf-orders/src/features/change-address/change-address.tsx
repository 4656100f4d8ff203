import { RadioGroup } from '@sendahead/shared-ui';
import { useRef, useState } from 'react';
import { addressWords } from '../../copy/change.ts';
import { useChange } from '../../hooks/use-change.ts';
import type { ChangeOptions } from '../../hooks/use-change-options.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { bookingPageOf, changesWhole } from '../../state/changeable.ts';
import { ChangeDialog } from '../../views/change-dialog.tsx';
import { AddressForm, type ChangePlace, type TypedPlace } from './address-form.tsx';
import { endsToChange } from './ends-to-change.ts';

interface Props {
  readonly options: ChangeOptions;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** CH-07: changes the address of an end of the trip, or of one leg; a club’s address cannot change. */
export function ChangeAddress({ options, onClose, onDone }: Props) {
  const detail = useOrder();
  const changing = useChange(options.billed_to);
  const all = endsToChange(detail, options);
  const ends = all.filter(({ booked }) => !booked.is_club);
  const listed = [...new Set(all.flatMap(({ booked }) => (booked.is_club ? [booked.name] : [])))];
  const [chosen, setChosen] = useState(ends[0]?.id ?? '');
  const [typed, setTyped] = useState<TypedPlace>({});
  const latest = useRef(typed);
  const lookups = useRef<Promise<unknown>>(Promise.resolve());
  const end = ends.find(({ id }) => id === chosen);
  const type = (next: TypedPlace): void => {
    latest.current = next;
    setTyped(next);
  };
  const edit = (next: TypedPlace): void => {
    changing.edited();
    type(next);
  };
  const fill = (found: Promise<ChangePlace>): void => {
    lookups.current = Promise.all([lookups.current, found.then((change) => type(change(latest.current)))]);
  };
  const ask = (): void => {
    // The price is for the values that the fields show when it arrives.
    if (end) changing.ask(lookups.current.then(() => end.wanted(latest.current)));
  };
  return (
    <ChangeDialog
      title={addressWords.title}
      changing={changing}
      billedTo={options.billed_to}
      onAsk={end ? ask : undefined}
      nothingToAgree={!end}
      onClose={onClose}
      onDone={onDone}
    >
      {ends.length > 1 ? (
        <RadioGroup
          label={addressWords.which}
          column
          value={chosen}
          options={ends.map(({ id, label, booked }) => ({ value: id, label: `${label}: ${booked.name}` }))}
          onChange={(id) => {
            setChosen(id);
            edit({});
          }}
        />
      ) : null}
      {ends.length === 1 && end ? <h3>{`${end.label}: ${end.booked.name}`}</h3> : null}
      {end ? (
        <AddressForm
          key={end.id}
          booked={end.booked}
          contactLabel={end.contact}
          typed={typed}
          error={changing.error}
          onTyped={(more) => edit({ ...latest.current, ...more })}
          onLookup={fill}
        />
      ) : null}
      {listed.length > 0 ? <ListedPlaces names={listed} /> : null}
    </ChangeDialog>
  );
}

/** CH-31: a listed place keeps its address; another place is chosen on the booking page. */
function ListedPlaces({ names }: { names: readonly string[] }) {
  const detail = useOrder();
  return (
    <p>
      {addressWords.fixed(names)}{' '}
      {changesWhole(detail) ? (
        <a href={bookingPageOf(detail.order)}>{addressWords.otherPlace}</a>
      ) : (
        addressWords.callForPlace
      )}
    </p>
  );
}
