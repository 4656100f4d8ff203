import { brandAddress } from './brand-address.ts';

/** OPEN-53: where a takeover goes on. TK-02: a cart opens on the pages of its own brand. */
export const takeoverAddress = (
  opened: { takeover_id: string; brand: string },
  here: string,
  location: Pick<Location, 'protocol' | 'host'>,
): string =>
  brandAddress(`/ship?takeover_id=${encodeURIComponent(opened.takeover_id)}`, opened.brand, here, location);
