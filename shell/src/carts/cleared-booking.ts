import * as z from 'zod/mini';
import { type CartCredentials, type CredentialsStore, credentialsSchema } from './cart-credentials.ts';
import { leftBookingKey } from './cleared-booking-key.ts';

const leftSchema = z.object({ credentials: credentialsSchema, at: z.number() });

/** How long a cleared booking can be restored. */
export const undoMs = 60_000;
/** The time that reloading the page may take in addition. */
const loadingMs = 20_000;

/** The booking that "Start over" cleared from this tab, while it can be restored. */
export interface ClearedBooking {
  /** Notes the cart that the page leaves. */
  leave(credentials: CartCredentials): void;
  readonly isThere: boolean;
  /** Makes the cart that was left the current one again; the caller then reloads the page. */
  takeBack(): void;
  forget(): void;
}

interface Options {
  readonly brand: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly credentialsStore: Pick<CredentialsStore, 'leaveFor'>;
  readonly now: () => number;
}

/** Kept in the tab: another tab knows nothing of it. */
export function createClearedBooking({ brand, storage, credentialsStore, now }: Options): ClearedBooking {
  const key = leftBookingKey(brand);
  const read = (): CartCredentials | null => {
    try {
      const left = leftSchema.parse(JSON.parse(storage.getItem(key) ?? 'null'));
      return now() - left.at <= undoMs + loadingMs ? left.credentials : null;
    } catch {
      return null;
    }
  };
  return {
    leave: (credentials) => storage.setItem(key, JSON.stringify({ credentials, at: now() })),
    get isThere() {
      return read() !== null;
    },
    takeBack() {
      const credentials = read();
      if (credentials) credentialsStore.leaveFor(credentials);
      storage.removeItem(key);
    },
    forget: () => storage.removeItem(key),
  };
}
