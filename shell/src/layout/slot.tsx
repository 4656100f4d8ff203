/** The place of a fragment: React draws the element once and never touches what is in it. */
export function Slot({ place }: { place: string }) {
  return <div className="page-slot" data-face="waiting" data-place={place} />;
}
