import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';

/** TK-25: how often the page's cart had changed hands when this page last read or saved it. */
export interface HoldTurns {
  /** Undefined for a cart that this page has neither read nor saved. */
  of(cartId: string | undefined): number | undefined;
  /** Its content when this page last read or saved it in that turn. */
  form(cartId: string, turn: number): ShipmentForm | undefined;
  note(cartId: string, turn: number | undefined, form: ShipmentForm | undefined): void;
  /** The server has named a turn in which this page has not read the cart yet. */
  hear(cartId: string, turn: number | undefined): void;
  /** TK-30: the page still shows the cart as it was before it changed hands: its entries are the person's own. */
  isBehind(cartId: string | undefined): boolean;
}

export function keepHoldTurns(): HoldTurns {
  let readTurn: { readonly cartId: string; readonly turn: number | undefined } | undefined;
  let reportedTurn: typeof readTurn;
  const forms = new Map<string, ShipmentForm | undefined>();
  const nameOf = (cartId: string, turn: number): string => `${cartId} ${turn}`;
  return {
    of: (cartId) => (readTurn?.cartId === cartId ? readTurn?.turn : undefined),
    form: (cartId, turn) => forms.get(nameOf(cartId, turn)),
    note(cartId, turn, form) {
      readTurn = { cartId, turn };
      forms.set(nameOf(cartId, turn ?? 0), form);
    },
    hear(cartId, turn) {
      reportedTurn = { cartId, turn };
    },
    isBehind: (cartId) =>
      readTurn?.cartId === cartId &&
      reportedTurn?.cartId === cartId &&
      (reportedTurn?.turn ?? 0) > (readTurn?.turn ?? 0),
  };
}
