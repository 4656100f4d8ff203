import {
  answeringClubs,
  type ClubAnswer,
  logical,
  playing,
  teeTime,
  text,
} from './testing/answering-clubs.ts';

const asked = answeringClubs();
const { save } = asked;

const date = (question: string, answer: string): ClubAnswer => ({ question, answer, type: 'date' });
const refusal = async (answers: ClubAnswer[], options = {}) => {
  const answer = await save(answers, options);
  return [
    answer.statusCode,
    answer.json().code,
    answer.json().fields?.map((field: { code: string }) => field.code),
  ];
};

describe('question sets', () => {
  it('EP-20, EN-29, QN-01, QN-03 question sets return the questions of a club with their branches', async () => {
    const { club, question_set } = (await asked.guest.send('GET', '/api/v5/clubs/6/question_sets')).json();
    expect(club).toEqual({
      id: 6,
      questionnaire_require_all_questions: false,
      club_preference_header: 'Before your clubs arrive',
      club_preference_subheader: 'The golf shop prepares your stay.',
      per_traveler: false,
      today: '2026-11-23',
    });
    expect(question_set.map((question: { id: string }) => question.id)).toEqual(['q6-playing', 'q6-wishes']);
    expect(question_set[0].yes_questions).toHaveLength(2);
    expect(question_set[0].no_questions).toEqual([
      expect.objectContaining({ id: 'q6-first-round', type: 'date', required: true, index: 0 }),
    ]);
  });

  it('EP-20 question sets are empty for a club without questions, and 404 for an unknown club', async () => {
    expect((await asked.guest.send('GET', '/api/v5/clubs/9/question_sets')).json().question_set).toEqual([]);
    expect((await asked.guest.send('GET', '/api/v5/clubs/999999/question_sets')).json().code).toBe(
      'club_not_found',
    );
    expect((await asked.guest.send('GET', '/api/v5/clubs/x/question_sets')).statusCode).toBe(400);
  });
});

describe('answers', () => {
  it('EP-55, QN-09 answers are saved with the cart, and later ones replace earlier ones', async () => {
    expect((await save([playing, teeTime])).json()).toEqual({ success: true });
    expect((await save([playing, text('What is your tee time?', '11:20')])).statusCode).toBe(200);
    const rows = await asked.server.context.db
      .selectFrom('preference_answers')
      .selectAll()
      .where('cart_id', '=', asked.cart.id)
      .execute();
    expect(rows).toEqual([
      expect.objectContaining({
        club_id: 6,
        is_outbound: true,
        answers: [playing, text('What is your tee time?', '11:20')],
      }),
    ]);
  });

  it('QN-09 answers are restored with their cart, and not without its token', async () => {
    await save([playing, teeTime]);
    const read = (token: string) =>
      asked.guest.send('GET', `/api/v6/carts/${asked.cart.id}/club_preferences_answers`, {
        headers: { 'x-cart-token': token },
      });
    expect((await read(asked.cart.cart_token)).json()).toEqual({
      answers: [
        { club_id: 6, club_name: expect.any(String), is_outbound: true, answers: [playing, teeTime] },
      ],
    });
    expect((await read(asked.other.cart_token)).json().code).toBe('cart_not_found');
  });

  it.each([
    ['a required question without an answer', [], ['required']],
    ['a required question of the open branch', [playing], ['required']],
    [
      'a question of the branch that is not open',
      [logical(playing.question, 'no'), teeTime],
      ['unknown_question', 'required'],
    ],
    ['a question of nobody', [playing, teeTime, text('Is this yours?', 'no')], ['unknown_question']],
    ['neither yes nor no', [logical(playing.question, 'perhaps')], ['malformed']],
    ['more than may be said', [playing, text(teeTime.question, 'x'.repeat(21))], ['too_long']],
    [
      'an invalid day',
      [logical(playing.question, 'no'), date('When is your first round?', '2026-02-30')],
      ['not_a_date'],
    ],
    [
      'yesterday',
      [logical(playing.question, 'no'), date('When is your first round?', '2026-11-22')],
      ['past'],
    ],
  ])('EP-55, QN-04 to QN-07, OPEN-46 answers are refused for %s', async (_what, answers, codes) => {
    expect(await refusal(answers)).toEqual([422, 'answers_incomplete', codes]);
  });

  it('EN-30 answers may repeat the id of their cart, and of no other', async () => {
    const again = await save([playing, teeTime], { more: { cart_id: asked.cart.id } as object });
    expect(again.json()).toEqual({ success: true });
    const wrong = await save([playing, teeTime], { more: { cart_id: asked.other.id } as object });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      [{ path: 'club_preferences_answer.cart_id', code: 'malformed' }],
    ]);
  });

  it('QN-06 answers must cover every visible question if the club requires it', async () => {
    const member = logical('Are you a guest of a member?', 'no');
    const arrival = date('When do you check in?', '2026-12-01');
    expect(await refusal([member], { club_id: 3 })).toEqual([422, 'answers_incomplete', ['required']]);
    expect((await save([member, arrival], { club_id: 3 })).statusCode).toBe(200);
    expect(await refusal([{ ...member, answer: 'yes' }, arrival], { club_id: 3 })).toEqual([
      422,
      'answers_incomplete',
      ['required'],
    ]);
  });

  it('EP-56, EN-30, QN-08 answers are required for every camper', async () => {
    const of = (traveler_id: string, answer: ClubAnswer) => ({ ...answer, traveler_id });
    const called = text('What is the camper called at camp?', 'Otter');
    const bus = logical('Does the camper come by bus?', 'no');
    const camp = { club_id: 3001, camps: true };
    expect(
      (await save([of('1', called), of('1', bus), of('2', called), of('2', bus)], camp)).statusCode,
    ).toBe(200);
    const answer = await save([of('1', called), of('1', bus), of('2', called)], camp);
    expect(answer.json()).toMatchObject({
      code: 'answers_incomplete',
      fields: [{ path: 'traveler.2.questions.q3001-bus' }],
    });
    expect((await save([called, bus], camp)).statusCode).toBe(400);
  });

  it('QN-08 answers for a camp name a camper; answers without one do not count', async () => {
    const called = text('What is the camper called at camp?', 'Otter');
    const bus = logical('Does the camper come by bus?', 'no');
    for (const answers of [[], [called, bus]])
      expect(await refusal(answers, { club_id: 3001 })).toEqual([
        422,
        'answers_incomplete',
        expect.arrayContaining(['required']),
      ]);
  });

  it('EP-55 answers are refused with another cart’s token, without one, or under another brand', async () => {
    expect((await refusal([playing, teeTime], { token: asked.other.cart_token })).slice(0, 2)).toEqual([
      404,
      'cart_not_found',
    ]);
    expect((await refusal([playing, teeTime], { token: '' })).slice(0, 2)).toEqual([404, 'cart_not_found']);
    const ski = await asked.server.browser('ski.localhost:4000');
    const answer = await ski.send('POST', '/api/v5/club_preferences_answers', {
      body: {
        cart_id: asked.cart.id,
        club_preferences_answer: { club_id: 6, is_outbound: true, answers: [] },
      },
      headers: { 'x-cart-token': asked.cart.cart_token },
    });
    expect(answer.json().code).toBe('cart_not_found');
  });

  it('EP-55, EP-56 answers are refused when malformed, oversized or with unknown fields', async () => {
    expect((await save([playing], { more: { role: 'admin' } })).statusCode).toBe(400);
    expect((await save([text('q', 'x'.repeat(256))])).statusCode).toBe(400);
    expect((await save(Array.from({ length: 201 }, () => playing))).statusCode).toBe(400);
    expect((await refusal([playing, teeTime], { club_id: 999_999 })).slice(0, 2)).toEqual([
      404,
      'club_not_found',
    ]);
    expect((await refusal([playing, teeTime], { cart_id: "1' or 1=1" }))[0]).toBe(400);
  });

  it('EP-55 answers keep markup as text (attack 28)', async () => {
    const wish = text('Anything else we should know?', '<img src=x onerror=alert(1)>');
    expect((await save([playing, teeTime, wish])).statusCode).toBe(200);
  });
});
