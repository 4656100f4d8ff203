import * as z from 'zod/mini';

export const credentialsSchema = z.object({ id: z.string(), displayId: z.string(), token: z.string() });
/** Which cart this browser works on, and its capability. */
export type CartCredentials = z.output<typeof credentialsSchema>;

export interface CredentialsStore {
  read(): CartCredentials | null;
  write(credentials: CartCredentials): void;
  /** Another tab may have begun its next booking: only this cart's own credentials goes. */
  clear(cartId: string): void;
}

/** One credentials for each brand, so two brands open in two tabs do not mix. A browser that keeps nothing is fine too. */
export function createCredentialsStore(
  brand: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): CredentialsStore {
  const key = `cart_session_${brand}`;
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  const read = (): CartCredentials | null =>
    attempt(() => credentialsSchema.parse(JSON.parse(storage.getItem(key) ?? 'null')), null);
  return {
    read,
    write: (credentials) => attempt(() => storage.setItem(key, JSON.stringify(credentials)), undefined),
    clear(cartId) {
      if (read()?.id === cartId) attempt(() => storage.removeItem(key), undefined);
    },
  };
}
