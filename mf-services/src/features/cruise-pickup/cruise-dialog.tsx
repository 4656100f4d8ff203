import type { CruiseShip } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dueAtPort } from '@sendahead/shared-contracts/services/cruise';
import type { Cruise } from '@sendahead/shared-contracts/services/trip-plan';
import { Alert, Button, SelectField, Skeleton } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useEffect, useId, useState } from 'react';
import { dueText, shipLabel } from '../../copy/cruise.ts';
import { cruiseDialogWords } from '../../copy/cruise-dialog.ts';
import { useCruises } from '../../hooks/use-cruises.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { earliestArrival } from '../../state/arrive-by.ts';
import { chosenShip, wantedShip } from './wanted-ship.ts';

/** MD-09, OPEN-16: line, ship and port, and the day of sailing; choosing sends the bags to the port in time. */
export function CruiseDialog() {
  const { store } = useItinerary();
  const { ships, again } = useCruises();
  const [cruise, setCruise] = useState<Cruise | null>(null);
  const close = () => store.dispatch({ type: 'cruise-closed' });
  return (
    <Modal
      open
      title={cruiseDialogWords.title}
      returnTo={() => document.getElementById('cruise') ?? document.getElementById('trip-type')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{cruiseDialogWords.notNow}</Button>
          <Button
            variant="primary"
            disabled={cruise === null}
            onClick={() => cruise && store.dispatch({ type: 'cruise-chosen', cruise })}
          >
            {cruiseDialogWords.choose}
          </Button>
        </>
      }
    >
      {ships === 'asking' ? <Skeleton shape="field" count={3} label={cruiseDialogWords.loading} /> : null}
      {ships === 'failed' ? (
        <Alert severity="warning" live action={<Button onClick={again}>{cruiseDialogWords.again}</Button>}>
          {cruiseDialogWords.failed}
        </Alert>
      ) : null}
      {ships.length === 0 ? <p>{cruiseDialogWords.none}</p> : null}
      {typeof ships === 'string' || ships.length === 0 ? null : (
        <CruiseFields ships={ships} onChange={setCruise} />
      )}
    </Modal>
  );
}

type Picked = { line: string; ship: CruiseShip | null; sails: CalendarDate | null };

const cruiseOf = ({ line, ship, sails }: Picked): Cruise | null =>
  ship && sails
    ? {
        line,
        ship: ship.ship,
        port: { id: ship.port.id, name: ship.port.name },
        sails,
        nights: ship.nights,
      }
    : null;

function CruiseFields({
  ships,
  onChange,
}: {
  ships: readonly CruiseShip[];
  onChange: (cruise: Cruise | null) => void;
}) {
  const id = useId();
  const { wanted, chosen } = useSelector(({ cruise }) => cruise);
  const [picked, setPicked] = useState<Picked>(() =>
    chosen && !wanted ? chosenShip(ships, chosen) : { ...wantedShip(ships, wanted), sails: null },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the dialog opens with
  useEffect(() => onChange(cruiseOf(picked)), []);
  const pick = (change: Partial<Picked>) => {
    const next = { ...picked, ...change };
    setPicked(next);
    onChange(cruiseOf(next));
  };
  const lines = [...new Set(ships.map(({ line }) => line))];
  const ofLine = ships.filter(({ line }) => line === picked.line);
  const cruise = cruiseOf(picked);
  const earliest = useSelector((state) => earliestArrival(state, 'outbound'));
  const reachable = picked.ship?.sails_on.filter((sails) => dueAtPort({ sails }) >= earliest) ?? [];
  return (
    <div className="itinerary-terms">
      <SelectField
        id={`${id}-line`}
        label={cruiseDialogWords.line}
        emptyLabel={cruiseDialogWords.lineOpen}
        options={lines.map((line) => ({ value: line, label: line }))}
        value={picked.line}
        onChange={({ target }) => pick({ line: target.value, ship: null, sails: null })}
      />
      <SelectField
        id={`${id}-ship`}
        label={cruiseDialogWords.ship}
        emptyLabel={cruiseDialogWords.shipOpen}
        disabled={picked.line === ''}
        options={ofLine.map((ship) => ({ value: String(ship.id), label: shipLabel(ship) }))}
        value={String(picked.ship?.id ?? '')}
        onChange={({ target }) =>
          pick({ ship: ofLine.find((ship) => String(ship.id) === target.value) ?? null, sails: null })
        }
      />
      <SelectField
        id={`${id}-sails`}
        label={cruiseDialogWords.sails}
        emptyLabel={cruiseDialogWords.sailsOpen}
        disabled={picked.ship === null}
        hint={picked.ship && reachable.length === 0 ? cruiseDialogWords.noSailing : undefined}
        options={reachable.map((day) => ({
          value: day,
          label: `${spokenDate(day)}, ${day.slice(0, 4)}`,
        }))}
        value={picked.sails ?? ''}
        onChange={({ target }) => pick({ sails: reachable.find((day) => day === target.value) ?? null })}
      />
      {cruise ? <p>{dueText(cruise)}</p> : null}
    </div>
  );
}
