import type { Brand } from '@sendahead/shared-contracts/brands/schema';

/** The names of one item of a line and of several in a sentence, and the word for any. */
interface ItemWords {
  readonly one: string;
  readonly many: string;
  readonly them: string;
}

const itemWords: Readonly<Record<string, ItemWords>> = {
  golf: { one: 'golf bag', many: 'golf bags', them: 'them' },
  luggage: { one: 'bag', many: 'bags', them: 'them' },
  ski: { one: 'ski bag', many: 'skis', them: 'them' },
  snowboard: { one: 'snowboard', many: 'snowboards', them: 'them' },
  snowboot: { one: 'boot bag', many: 'snow boots', them: 'them' },
  bike: { one: 'bike', many: 'bikes', them: 'them' },
  box: { one: 'box', many: 'boxes', them: 'them' },
  trunk: { one: 'trunk', many: 'trunks', them: 'them' },
};

/** The words for a brand's first line; an unknown line uses the name in its data. */
export function itemWordsOf({ product_lines: [line] }: Pick<Brand, 'product_lines'>): ItemWords {
  const listedWords = line && itemWords[line.key];
  if (listedWords) return listedWords;
  const many = line?.plural_display_name.toLowerCase() ?? 'bags';
  return { one: line?.name.toLowerCase() ?? 'bag', many, them: 'them' };
}

/** The kind of place in a sentence: `club or resort`. Bags for a cruise ship to its port. */
export const placeWordOf = ({ place_type, cruises }: Pick<Brand, 'place_type' | 'cruises'>): string =>
  cruises ? 'port' : place_type.toLowerCase().replace('/', ' or ');

interface LastStep {
  readonly title: string;
  readonly text: string;
}

/** The third step: what the traveler finds on arrival. */
const lastSteps: Readonly<Record<string, LastStep>> = {
  golf: {
    title: 'Walk to the first tee',
    text: 'Your bag is at the club before your tee time. It goes home the same way.',
  },
  sticks: {
    title: 'Walk to the first tee',
    text: 'Your bag is at the club before your tee time. It goes home the same way.',
  },
  ski: {
    title: 'Click in and go',
    text: 'Your skis are at the lodge before you check in. They go home the same way.',
  },
  camps: {
    title: 'Settle into the bunk',
    text: 'The trunk is at camp on day one. It goes home the same way.',
  },
  schools: { title: 'Move in', text: 'Your boxes are on campus before you are. They go home the same way.' },
  luggagefree: {
    title: 'Skip the carousel',
    text: 'Your bags are at the door before you ring the bell. They go home the same way.',
  },
  play: {
    title: 'Play first, unpack later',
    text: 'Your gear is there before you are. It goes home the same way.',
  },
  cruise: {
    title: 'Walk aboard',
    text: 'Your bags are at the port before the ship sails. They go home the same way.',
  },
};

const anyLastStep: LastStep = {
  title: 'Arrive with your hands free',
  text: 'Everything is there before you are. It goes home the same way.',
};

export const lastStepOf = (slug: string): LastStep => lastSteps[slug] ?? anyLastStep;
