import { saveClaim } from '@sendahead/shared-contracts/claims/calls';
import type { Claim } from '@sendahead/shared-contracts/claims/schema';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../hooks/use-orders.ts';
import { writeDollars } from '../../state/dollars.ts';

/** Milliseconds without typing after which the draft is saved. */
const pauseMs = 600;

/** The fields of a claim while it is edited. */
export interface WrittenClaim {
  readonly what: string;
  readonly value: string;
}

export interface ClaimDraft {
  readonly written: WrittenClaim;
  /** The typed amount; null where it is invalid. */
  readonly cents: number | null;
  /** Whether the server has the whole draft. */
  readonly saved: boolean;
  readonly error: unknown;
  write(part: Partial<WrittenClaim>): void;
  /** Saves the draft once no other save is running; resolves to whether that succeeded. */
  save(): Promise<boolean>;
}

/** TC-14: saves a claim while it is written, one save after another, so that no older text replaces a newer one. */
export function useClaimDraft({ claim_id: claimId, what, value_cents }: Claim): ClaimDraft {
  const api = useApi();
  const { isPending, error, mutateAsync } = useMutation(mutationOf(api, saveClaim));
  const [written, setWritten] = useState<WrittenClaim>({ what, value: writeDollars(value_cents) });
  /** The draft that was sent last; it is not resent automatically after a failure. */
  const [sent, setSent] = useState(written);
  const [kept, setKept] = useState<WrittenClaim | null>(null);
  const cents = written.value.trim() === '' ? 0 : readDollars(written.value);
  const sendNow = async (): Promise<boolean> => {
    setSent(written);
    const body = { what: written.what, ...(cents === null ? {} : { value_cents: cents }) };
    const isKept = await mutateAsync({ params: { claimId }, body }).then(
      () => true,
      () => false,
    );
    if (isKept) setKept(written);
    return isKept;
  };
  const latest = useRef(sendNow);
  latest.current = sendNow;
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const save = useCallback((): Promise<boolean> => {
    const saving = underWay.current.then(() => latest.current());
    underWay.current = saving;
    return saving;
  }, []);
  useEffect(() => {
    if (isPending || written === sent) return undefined;
    const pause = setTimeout(save, pauseMs);
    return () => clearTimeout(pause);
  }, [isPending, written, sent, save]);
  return {
    written,
    cents,
    saved: kept === written && cents !== null,
    error,
    write: (part) => setWritten({ ...written, ...part }),
    save,
  };
}
