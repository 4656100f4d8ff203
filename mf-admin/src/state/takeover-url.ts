import { bookingUrl } from './brand-url.ts';

/** OPEN-53: the address where a takeover continues. TK-02: a cart opens on its brand's pages. */
export const takeoverUrl = (
  opened: { takeover_id: string; brand: string; display_id: string },
  here: {
    readonly brand: { readonly slug: string };
    readonly session: { readonly user: { readonly email: string } | null };
  },
  location: Pick<Location, 'protocol' | 'host'>,
): string =>
  bookingUrl(
    `/ship?takeover_id=${encodeURIComponent(opened.takeover_id)}`,
    opened.brand,
    here.brand.slug,
    location,
    { email: here.session.user?.email, cart: opened.display_id },
  );
