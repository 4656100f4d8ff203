import type { Contradiction } from '../state/entered-place.ts';

/** The full name of a state is what people write in a sentence. */
type NameOf = (state: string) => string;

const sentencePlace = ({ city, state }: Contradiction['place'], nameOf: NameOf): string =>
  [city, nameOf(state)].filter(Boolean).join(', ');
const shortPlace = ({ city, state }: Contradiction['place']): string =>
  [city, state].filter(Boolean).join(', ');

/** AD-19: where a zip is, which of the two places the fields hold, and the button that takes the other. */
export function zipPlaceWords(zip: string, { place, entered, now }: Contradiction, nameOf: NameOf) {
  const where = `${zip} is in ${sentencePlace(place, nameOf)}.`;
  return now === 'place'
    ? {
        text: `${where} We used that instead of ${shortPlace(entered)}.`,
        other: `Keep ${shortPlace(entered)}`,
      }
    : { text: `${where} We kept ${shortPlace(entered)}.`, other: `Use ${shortPlace(place)}` };
}
