import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type FormEvent, useRef, useState } from 'react';
import { useConsole } from '../../../console/use-console.ts';
import { approvalTexts } from '../../../copy/approvals.ts';
import { typedZipProblem } from '../../../copy/order-changes.ts';
import { doneTexts } from '../../../copy/order-done.ts';
import { cardName, settleTexts } from '../../../copy/settle-change.ts';
import { type DayProblems, dayProblems } from './day-problems.ts';
import type { Settlement, TypedSettlement } from './use-settlement.ts';
import { canBeMade, type QuotedPrice, type StaffChange } from './use-staff-change.ts';
import {
  type BookedLegs,
  bookedFor,
  type ChangePlace,
  needsOf,
  partsFor,
  type TypedChange,
  wantedChange,
} from './wanted-change.ts';

function madeWords(quoted: QuotedPrice, settlement: Settlement, approvalId: string | null): string {
  const { differenceCents: cents } = quoted;
  if (canBeMade(quoted)) return doneTexts.changed;
  if (settlement.how === 'link') return doneTexts.linkSent(cents);
  if (settlement.how === 'text') return settleTexts.texted(cents);
  if (approvalId !== null) return approvalTexts.waits(cents);
  return settlement.how === 'card'
    ? settleTexts.charged({ cents, card: cardName(settlement.card) })
    : settleTexts.waived(cents);
}

/** The marked fields may be below what the dialog shows. */
const focusMarked = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

interface Problems extends DayProblems {
  readonly zip?: string | undefined;
}

/** The typed change of an order: the first submit requests the price, the second makes the change. */
export function useChangeForm(
  view: OrderView,
  { legs, leg }: { legs: BookedLegs; leg: LegName | undefined },
  {
    change: { quoted, busy, ask, make, edited },
    settlement,
  }: { change: StaffChange; settlement: TypedSettlement },
  onDone: (notice: string) => void,
) {
  const { host } = useConsole();
  const parts = partsFor('change', view.detail);
  const [typed, setTyped] = useState<TypedChange>({
    part: parts.find((part) => part === leg) ?? parts[0] ?? 'order',
    end: 'destination',
    place: {},
  });
  const [problems, setProblems] = useState<Problems>({});
  const latest = useRef(typed);
  const lookup = useRef<Promise<void>>(Promise.resolve());
  const type = (more: Partial<TypedChange>): void => {
    latest.current = { ...latest.current, ...more };
    setTyped(latest.current);
  };
  const booked = bookedFor(typed, legs);
  const needs = needsOf(view);
  return {
    typed,
    problems,
    /** The booked day and address that the fields show until they are edited. */
    booked,
    needs,
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
        const chosenSettlement = canBeMade(quoted) ? ({ how: 'link' } as const) : settlement.take();
        if (chosenSettlement)
          make(quoted, chosenSettlement, {
            onSuccess: (approvalId) => onDone(madeWords(quoted, chosenSettlement, approvalId)),
            onError: settlement.failed,
          });
        else focusMarked(event.currentTarget as HTMLFormElement);
        return;
      }
      edited();
      const days = dayProblems(typed, legs, host.now());
      const zip = typedZipProblem(typed.place.zip, booked?.country ?? '');
      setProblems({ ...days, zip });
      if (zip !== undefined || Object.values(days).some((problem) => problem !== undefined)) return;
      settlement.renew();
      // The price applies to the values that the fields show when it arrives.
      ask(lookup.current.then(() => wantedChange(latest.current, legs, needs)));
    },
  };
}
