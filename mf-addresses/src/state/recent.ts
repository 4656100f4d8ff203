/** A place that was chosen before; nothing of a person. */
export interface RecentPlace {
  readonly id: number;
  readonly name: string;
  readonly town: string;
}

const most = 5;

/** The latest first, each once, no more than five. */
export const withRecent = (places: readonly RecentPlace[], latest: RecentPlace): readonly RecentPlace[] =>
  [latest, ...places.filter(({ id }) => id !== latest.id)].slice(0, most);
