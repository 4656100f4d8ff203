/** A place that was chosen before, without personal data. */
export interface RecentPlace {
  readonly id: number;
  readonly name: string;
  readonly town: string;
}

const most = 5;

/** The latest first, each once, no more than five. */
export const withRecent = (places: readonly RecentPlace[], latest: RecentPlace): readonly RecentPlace[] =>
  [latest, ...places.filter(({ id }) => id !== latest.id)].slice(0, most);

/** The recent places that match the typed text: all of them before the first letter. */
export function recentFor(places: readonly RecentPlace[], text: string): readonly RecentPlace[] {
  const wanted = text.trim().toLowerCase();
  return places.filter(({ name, town }) => `${name} ${town}`.toLowerCase().includes(wanted));
}
