import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import * as z from 'zod/mini';

/** How long an abandoned copy is kept, in milliseconds: 14 days, as long as a cart. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

const copiesSchema = z.record(
  z.string(),
  z.object({ form: z.record(z.string(), z.unknown()), at: z.number(), turn: z.optional(z.number()) }),
);
type Copies = z.output<typeof copiesSchema>;

/** Input that could not be saved yet, by cart; `null` is a booking that has no cart so far. */
export interface UnsavedCopy {
  read(cartId: string | null): ShipmentForm | null;
  /**
   * TK-25: the turn of the cart when the page read it: a number that grows with each takeover, with its end, and with
   * entries that arrive late. A copy with an older turn was made before one of these.
   */
  turnOf(cartId: string): number;
  write(cartId: string | null, form: ShipmentForm, turn?: number): void;
  clear(cartId: string | null): void;
}

interface Options {
  readonly brand: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly now: () => number;
}

/**
 * Keeps in this browser what the server does not have yet, from the first key press on: a reload or a crash
 * without a connection loses nothing. Saved input is removed, so that the browser holds no more personal
 * data than it has to.
 */
export function createUnsavedCopy({ brand, storage, now }: Options): UnsavedCopy {
  const key = `unsaved_booking_${brand}`;
  const nameOf = (cartId: string | null): string => cartId ?? 'new';
  const readAll = (): Copies => {
    try {
      const all = copiesSchema.parse(JSON.parse(storage.getItem(key) ?? '{}'));
      return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now() - at <= keptMs));
    } catch {
      return {};
    }
  };
  const writeAll = (copies: Copies): void => {
    try {
      if (Object.keys(copies).length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(copies));
    } catch {
      // A browser without storage: only the page holds the input.
    }
  };
  return {
    read: (cartId) => (readAll()[nameOf(cartId)]?.form as ShipmentForm | undefined) ?? null,
    turnOf: (cartId) => readAll()[cartId]?.turn ?? 0,
    write: (cartId, form, turn) => writeAll({ ...readAll(), [nameOf(cartId)]: { form, at: now(), turn } }),
    clear(cartId) {
      const { [nameOf(cartId)]: cleared, ...others } = readAll();
      if (cleared) writeAll(others);
    },
  };
}
