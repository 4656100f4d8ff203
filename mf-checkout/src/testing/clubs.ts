import type { ChosenClub } from '@sendahead/shared-contracts/geo/slice';
import type { BranchQuestion, Question } from '@sendahead/shared-contracts/preferences/answer-rules';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';

/** A club as ship-from or ship-to publishes it. */
export const clubOf = (id: number, name: string): ChosenClub => ({
  id,
  name,
  senderName: 'Golf shop',
  closedWeekdays: [],
  closedDates: [],
  preferred: false,
  freeInsurance: false,
  hasPickupCarriers: true,
  pickupCarriers: [],
});

type Type = BranchQuestion['type'];
const branch = (id: string, question: string, type: Type, required: boolean): BranchQuestion => ({
  id,
  question,
  type,
  index: 0,
  required,
  max_length: 20,
});
/** A question with the branches of its yes and its no. */
const asked = (
  one: BranchQuestion,
  yes_questions: BranchQuestion[] = [],
  no_questions: BranchQuestion[] = [],
): Question => ({ ...one, yes_questions, no_questions });

export const playing = 'Will you play on the day of arrival?';
export const teeTime = 'What is your tee time?';
export const firstRound = 'When is your first round?';
export const wishes = 'Anything else we should know?';

/** A required question with a branch for each answer, and an optional one. */
export const clubQuestions: Question[] = [
  asked(
    branch('q1', playing, 'logical', true),
    [branch('q2', teeTime, 'text', true)],
    [branch('q3', firstRound, 'date', true)],
  ),
  asked(branch('q4', wishes, 'text', false)),
];
export const bunk = 'Which bunk is the camper in?';
export const campQuestions: Question[] = [asked(branch('c1', bunk, 'text', true))];

type Given = { requiresAll?: boolean; perTraveler?: boolean; questions?: Question[] };
/** The server's answer with a club's questions. */
export const questionSetOf = (
  id: number,
  { requiresAll = false, perTraveler = false, questions = clubQuestions }: Given = {},
) => ({
  club: {
    id,
    questionnaire_require_all_questions: requiresAll,
    club_preference_header: `Header ${id}`,
    club_preference_subheader: `Subheader ${id}`,
    per_traveler: perTraveler,
    today: calendarDate('2026-11-23'),
  },
  question_set: questions,
});
