import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { type FormEvent, useRef, useState } from 'react';
import { useConsole } from '../../console/use-console.ts';
import { dayWords, zipWords } from '../../copy/order-changes.ts';
import { doneTexts } from '../../copy/order-done.ts';
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

/** The typed change of an order: its first submit asks for the price, the second makes the change. */
export function useChangeForm(
  view: OrderView,
  legs: BookedLegs,
  { quoted, busy, ask, make, edited }: StaffChange,
  onDone: (said: string) => void,
) {
  const { host } = useConsole();
  const [typed, setTyped] = useState<TypedChange>({
    part: partsFor('change', view.detail)[0] ?? 'order',
    end: 'destination',
    place: {},
  });
  const [problems, setProblems] = useState<{ day?: string | undefined; zip?: string | undefined }>({});
  const asked = useRef(false);
  const change = (next: (before: TypedChange) => TypedChange): void => {
    asked.current = false;
    edited();
    setProblems({});
    setTyped(next);
  };
  const changePlace = (next: ChangePlace): void =>
    change((before) => ({ ...before, place: next(before.place) }));
  const booked = bookedFor(typed, legs);
  return {
    typed,
    problems,
    /** The booked day and address that the fields show until they are edited. */
    booked,
    edit: (more: Partial<TypedChange>): void => change((before) => ({ ...before, ...more })),
    changePlace,
    /** Fills in what was looked up. After the price was asked for, it would be the price of another address. */
    fillPlace(next: ChangePlace): void {
      if (!asked.current) changePlace(next);
    },
    submit(event: FormEvent): void {
      event.preventDefault();
      if (busy) return;
      if (quoted) {
        make(quoted, () => onDone(madeWords(quoted)));
        return;
      }
      const wanted = wantedChange(typed, legs);
      const day = dayWords(wanted.change.pickup_date, host.now());
      const zip = zipWords(typed.place.zip, booked?.country ?? '');
      setProblems({ day, zip });
      if (day !== undefined || zip !== undefined) return;
      asked.current = true;
      ask(wanted);
    },
  };
}
