import { labelName } from '@sendahead/shared-contracts/travelers/label-name';
import { Button } from '@sendahead/shared-ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { travelerName } from '../../copy/announcements.ts';
import { bagWords } from '../../copy/bag.ts';
import { bagMoved } from '../../copy/group-words.ts';
import { useSelector, useTravelers } from '../../hooks/use-travelers.ts';
import { hasRoom, moveBag } from '../../state/bags-between.ts';
import type { TravelerState } from '../../state/state.ts';
import type { RowProps } from './item-row.tsx';

/** Moves a bag to another traveler: a button opens the list of travelers who have room for it. */
export function BagMove({ traveler, line, index, bag }: RowProps & { bag: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches for Esc
    <div className="travelers-move" onKeyDown={close}>
      <Button
        ref={opener}
        variant="quiet"
        aria-label={bagWords.moveBag({ bag })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {bagWords.move}
      </Button>
      {open ? (
        // biome-ignore lint/a11y/useSemanticElements: a list of acts, no fields
        <div id={id} role="group" aria-label={bagWords.moveTo({ bag })} className="travelers-move__list">
          <Others traveler={traveler} line={line} index={index} onMove={() => setOpen(false)} />
        </div>
      ) : null}
    </div>
  );
}

/**
 * The travelers to whom the bag may move; read only while the list is open, because all typing would render
 * it again.
 */
function Others({
  traveler,
  line,
  index,
  onMove,
}: Pick<RowProps, 'traveler' | 'line' | 'index'> & { onMove: () => void }) {
  const { store, host } = useTravelers();
  const { brand } = host.boot;
  const travelers = useSelector((state) => state.travelers);
  const move = (to: TravelerState) => {
    onMove();
    const change = moveBag(traveler, { line: line.key, row: index }, to);
    const number = travelers.indexOf(to) + 1;
    if (change)
      store.dispatch({ type: 'bags-changed', ...change, text: bagMoved(line.key, index, number, brand) });
  };
  return travelers.map((other, place) =>
    other.key === traveler.key ? null : (
      <MoveTo
        key={other.key}
        other={other}
        number={place + 1}
        full={!hasRoom(other, line.key)}
        onMove={() => move(other)}
      />
    ),
  );
}

function MoveTo({
  other,
  number,
  full,
  onMove,
}: {
  other: TravelerState;
  number: number;
  full: boolean;
  onMove: () => void;
}) {
  const { brand } = useTravelers().host.boot;
  const name = labelName(other.person);
  return (
    <Button onClick={onMove} disabled={full}>
      {bagWords.other({ traveler: travelerName(number, brand), name, full })}
    </Button>
  );
}
