import * as calls from '@sendahead/shared-contracts/preferences/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { requireCart } from '../carts/public/cart-access.ts';
import { requireFacility } from '../clubs/public/store.ts';
import { answerErrors, type SavedAnswer } from './answer-rules.ts';
import { cartTrip, outsideOfTrip } from './cart-trip.ts';
import { loadQuestionSet } from './public/question-sets.ts';
import { answersOf, saveAnswers } from './public/store.ts';

type Answered = {
  cart_id: string;
  club_preferences_answer: {
    club_id: number;
    cart_id?: string | undefined;
    is_outbound: boolean;
    answers: SavedAnswer[];
  };
};

/** A club's questions for its guests, and the guests' answers. */
export function answerRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.questionSets, async ({ params }) => {
    const facility = await requireFacility(db, params.club_id);
    const set = await loadQuestionSet(db, facility.id);
    return {
      club: {
        id: facility.id,
        questionnaire_require_all_questions: set.requireAll,
        club_preference_header: set.header,
        club_preference_subheader: set.subheader,
        per_traveler: facility.kind === 'camp',
        today: localTime(clock.now(), facility.time_zone).date,
      },
      question_set: set.questions,
    };
  });

  registerCall(app, context, calls.readClubAnswers, async ({ params }, { request }) => {
    const cart = await requireCart(context, request, params.cartId);
    return { answers: await answersOf(db, cart.id) };
  });

  registerCall(app, context, calls.saveGolfPreferences, ({ body }, { request }) =>
    saveAnswersOf(context, request, body, false),
  );
  registerCall(app, context, calls.saveCampsPreferences, ({ body }, { request }) =>
    saveAnswersOf(context, request, body, true),
  );
}

/** Each person's answers are validated against the questions separately (QN-08). */
async function saveAnswersOf(
  context: AppContext,
  request: FastifyRequest,
  { cart_id, club_preferences_answer: given }: Answered,
  perTraveler: boolean,
) {
  const { db, clock } = context;
  if ((given.cart_id ?? cart_id) !== cart_id)
    throw refuse('malformed', [{ path: 'club_preferences_answer.cart_id', code: 'malformed' }]);
  const cart = await requireCart(context, request, cart_id);
  const trip = await cartTrip(db, cart);
  const facility = await requireFacility(db, given.club_id);
  const set = await loadQuestionSet(db, facility.id);
  const today = localTime(clock.now(), facility.time_zone).date;
  const people = Map.groupBy(given.answers, (answer) => answer.traveler_id ?? '');
  const lists = people.size > 0 ? [...people] : [['', []] as const];
  const ofAnswers = lists.flatMap(([traveler, answers]) =>
    answerErrors(set, answers, today).map(({ path, code }) => ({
      path: [traveler && `traveler.${traveler}`, path].filter(Boolean).join('.'),
      code,
    })),
  );
  // Answers without a camper would replace each camper's.
  const ofNobody =
    facility.kind === 'camp' && !perTraveler ? [{ path: 'traveler_id', code: 'required' }] : [];
  const fields = [...outsideOfTrip(trip, facility.id, given.answers), ...ofNobody, ...ofAnswers];
  if (fields.length > 0) throw new Refusal(422, 'answers_incomplete', { fields: fields.slice(0, 50) });
  await saveAnswers(
    db,
    { cartId: cart.id, clubId: facility.id, isOutbound: given.is_outbound, answers: given.answers },
    clock.instant(),
  );
  return { success: true as const };
}
