import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type FormEvent, useRef, useState } from 'react';
import { useConsole } from '../../../console/use-console.ts';
import { pickupDayProblem, typedZipProblem } from '../../../copy/order-changes.ts';
import { doneTexts } from '../../../copy/order-done.ts';
import { canBeMade, type QuotedPrice, type StaffChange } from './use-staff-change.ts';
import {
  type BookedLegs,
  bookedFor,
  type ChangePlace,
  partsFor,
  type TypedChange,
  wantedChange,
} from './wanted-change.ts';

const madeWords = (quoted: QuotedPrice): string =>
  canBeMade(quoted) ? doneTexts.changed : doneTexts.linkSent(quoted.differenceCents);

/** The typed change of an order: the first submit requests the price, the second makes the change. */
export function useChangeForm(
  view: OrderView,
  { legs, leg }: { legs: BookedLegs; leg: LegName | undefined },
  { quoted, busy, ask, make, edited }: StaffChange,
  onDone: (notice: string) => void,
) {
  const { host } = useConsole();
  const parts = partsFor('change', view.detail);
  const [typed, setTyped] = useState<TypedChange>({
    part: parts.find((part) => part === leg) ?? parts[0] ?? 'order',
    end: 'destination',
    place: {},
  });
  const [problems, setProblems] = useState<{ day?: string | undefined; zip?: string | undefined }>({});
  const latest = useRef(typed);
  const lookup = useRef<Promise<void>>(Promise.resolve());
  const type = (more: Partial<TypedChange>): void => {
    latest.current = { ...latest.current, ...more };
    setTyped(latest.current);
  };
  const booked = bookedFor(typed, legs);
  return {
    typed,
    problems,
    /** The booked day and address that the fields show until they are edited. */
    booked,
    edit(more: Partial<TypedChange>): void {
      edited();
      setProblems({});
      type(more);
    },
    /** Fills in fields that depend on a typed one, once the lookup returns. */
    fill(found: Promise<ChangePlace>): void {
      lookup.current = found.then((next) => type({ place: next(latest.current.place) }));
    },
    submit(event: FormEvent): void {
      event.preventDefault();
      if (busy) return;
      if (quoted) {
        make(quoted, () => onDone(madeWords(quoted)));
        return;
      }
      const day = pickupDayProblem(wantedChange(typed, legs).change.pickup_date, host.now());
      const zip = typedZipProblem(typed.place.zip, booked?.country ?? '');
      setProblems({ day, zip });
      if (day !== undefined || zip !== undefined) return;
      // The price applies to the values that the fields show when it arrives.
      ask(lookup.current.then(() => wantedChange(latest.current, legs)));
    },
  };
}
