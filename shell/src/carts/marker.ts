import * as z from 'zod/mini';

const markerSchema = z.object({ id: z.string(), displayId: z.string(), token: z.string() });
/** Which cart this browser works on, and its capability. */
export type CartMarker = z.output<typeof markerSchema>;

export interface MarkerStore {
  read(): CartMarker | null;
  write(marker: CartMarker): void;
  /** Another tab may have begun its next booking: only this cart's own marker goes. */
  clear(cartId: string): void;
}

/** One marker for each brand, so two brands open in two tabs do not mix. A browser that keeps nothing is fine too. */
export function createMarkerStore(
  brand: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): MarkerStore {
  const key = `cart_session_${brand}`;
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const read = (): CartMarker | null =>
    attempt(() => markerSchema.parse(JSON.parse(storage.getItem(key) ?? 'null')), null);
  return {
    read,
    write: (marker) => attempt(() => storage.setItem(key, JSON.stringify(marker)), undefined),
    clear(cartId) {
      if (read()?.id === cartId) attempt(() => storage.removeItem(key), undefined);
    },
  };
}
