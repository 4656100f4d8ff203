/**
 * OPEN-53: where a takeover goes on. TK-02: a cart opens on the pages of its own brand, whose host differs from this page's in
 * its first label alone.
 */
export function takeoverAddress(
  opened: { takeover_id: string; brand: string },
  here: string,
  { protocol, host }: Pick<Location, 'protocol' | 'host'>,
): string {
  const path = `/ship?takeover_id=${encodeURIComponent(opened.takeover_id)}`;
  if (opened.brand === here || !host.startsWith(`${here}.`)) return path;
  return `${protocol}//${opened.brand}${host.slice(here.length)}${path}`;
}
