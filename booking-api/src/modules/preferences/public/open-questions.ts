import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { missingAnswers, type SavedAnswer } from '../answer-rules.ts';
import { clubsOfTrip, travelersOfTrip } from '../cart-trip.ts';
import { loadQuestionSet, type QuestionSet } from './question-sets.ts';

/**
 * QN-06: the unanswered questions of a trip's clubs that require every answer, in a camp for each camper.
 * Answers for either leg count.
 */
export async function openQuestions(db: Queries, cartId: string, trip: ShipmentForm): Promise<FieldError[]> {
  const clubs = clubsOfTrip(trip) ?? [];
  if (clubs.length === 0) return [];
  const strict = await db
    .selectFrom('club_question_sets')
    .innerJoin('facilities', 'facilities.id', 'club_question_sets.club_id')
    .select(['club_id', 'facilities.kind'])
    .where('club_id', 'in', clubs)
    .where('require_all', '=', true)
    .orderBy('club_id')
    .execute();
  const fields = await Promise.all(
    strict.map(async ({ club_id, kind }) => {
      const [set, saved] = await Promise.all([
        loadQuestionSet(db, club_id),
        db
          .selectFrom('preference_answers')
          .select('answers')
          .where('cart_id', '=', cartId)
          .where('club_id', '=', club_id)
          .execute(),
      ]);
      const lists = saved.map(({ answers }) => answers);
      const open = kind === 'camp' ? openToCampers(set, lists, trip) : fewestOpen(set, lists);
      return open.map(({ path, code }) => ({ path: `club_preferences.${club_id}.${path}`, code }));
    }),
  );
  return fields.flat();
}

const openToCampers = (set: QuestionSet, lists: readonly SavedAnswer[][], trip: ShipmentForm): FieldError[] =>
  travelersOfTrip(trip).flatMap((traveler) => {
    const own = lists.map((answers) => answers.filter(({ traveler_id: id }) => id === traveler));
    return fewestOpen(set, own).map(({ path, code }) => ({ path: `traveler.${traveler}.${path}`, code }));
  });

/** The unanswered questions of the most complete list. */
const fewestOpen = (set: QuestionSet, lists: readonly SavedAnswer[][]): FieldError[] =>
  lists
    .map((answers) => missingAnswers(set, answers))
    .reduce((least, open) => (open.length < least.length ? open : least), missingAnswers(set, []));
