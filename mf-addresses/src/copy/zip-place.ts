import type { Contradiction } from '../state/entered-place.ts';

/** People write the full name of a state in a sentence. */
type NameOf = (state: string) => string;

const sentencePlace = ({ city, state }: Contradiction['place'], nameOf: NameOf): string =>
  [city, nameOf(state)].filter(Boolean).join(', ');
const shortPlace = ({ city, state }: Contradiction['place']): string =>
  [city, state].filter(Boolean).join(', ');

/**
 * AD-19: the place of a zip, which of the two places the fields hold, and the button that switches to the
 * other.
 */
export function zipPlaceWords(zip: string, { place, entered, now }: Contradiction, nameOf: NameOf) {
  const where = `${zip} is in ${sentencePlace(place, nameOf)}.`;
  return now === 'place'
    ? {
        text: `${where} We used that instead of ${shortPlace(entered)}.`,
        other: `Keep ${shortPlace(entered)}`,
      }
    : { text: `${where} We kept ${shortPlace(entered)}.`, other: `Use ${shortPlace(place)}` };
}
