import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import {
  questionSets,
  readClubAnswers,
  saveCampsPreferences,
  saveGolfPreferences,
} from '@sendahead/shared-contracts/preferences/calls';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentCard } from '../../fragments/payment/payment-card.tsx';
import {
  bunk,
  campQuestions,
  clubOf,
  firstRound,
  playing,
  questionSetOf,
  teeTime,
  wishes,
} from '../../testing/clubs.ts';
import { goodPoints, goodTravelers, roundTrip } from '../../testing/page-slices.ts';
import { customer } from '../../testing/people.ts';
import { pass, payable, startedWith } from '../../testing/started.ts';
import { readClubStep } from './club-step.tsx';

beforeAll(readClubStep);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Sets = Record<number, ReturnType<typeof questionSetOf>>;
// Nothing that is wrong shows in the first five seconds of a page (VL-40).
const quietMs = 6000;
const wait = (ms: number) => act(() => pass(ms));
const noQuestions = (id: number) => questionSetOf(id, { questions: [] });

/** The payment card of a payable trip between clubs. */
async function shown({
  sets = { 2: questionSetOf(2) },
  origin,
  saved = [],
  answers = [],
  before,
}: {
  sets?: Sets;
  origin?: number;
  saved?: { club_id: number; answers: { question: string; answer: string; type: string }[] }[];
  answers?: Parameters<typeof startedWith>[0]['answers'];
  before?: (page: ReturnType<typeof startedWith>['page']) => void;
} = {}) {
  const page = startedWith({
    answers: [
      ...(answers ?? []),
      answering(questionSets, ({ params }) => sets[Number(params.club_id)] ?? noQuestions(0)),
      answering(readClubAnswers, {
        answers: saved.map((one) => ({ ...one, club_name: 'x', is_outbound: true })),
      }),
      answering(saveGolfPreferences, { success: true }),
      answering(saveCampsPreferences, { success: true }),
    ],
  });
  render(<PaymentCard store={page.checkout} host={page.host} />);
  const points = goodPoints();
  act(() => {
    page.complete(customer());
    before?.(page.page);
    page.page.points({
      ...points,
      destination: { ...points.destination, kind: 'club', club: clubOf(2, 'Pinewhistle') },
      ...(origin ? { origin: { ...points.origin, kind: 'club', club: clubOf(origin, 'Hilltop') } } : {}),
    });
  });
  await wait(500);
  await act(() => payable(page));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { ...page, user };
}
const dialog = () => within(screen.getByRole('dialog'));
const send = () => dialog().getByRole('button', { name: 'Send' });
const choose = (question: string, answer: 'Yes' | 'No') =>
  within(dialog().getByRole('group', { name: new RegExp(question.replace('?', '\\?')) })).getByRole('radio', {
    name: answer,
  });
const place = async ({ checkout }: { checkout: { placeOrder(): void } }) => {
  act(() => checkout.placeOrder());
  await wait(0);
};

describe('what a club asks', () => {
  it('QN-01 PY-10 is asked before the order, with header and subheader', async () => {
    const page = await shown();
    await place(page);
    expect(screen.getByRole('dialog', { name: 'Header 2' })).toHaveTextContent('Pinewhistle. Subheader 2');
    expect(page.state().placing.phase).toBe('asking-club');
    expect(page.called('payments.process-payment')).toHaveLength(0);
  });

  it('QN-02 cannot be sent before it is answered, nor while an answer is wrong', async () => {
    const { user, ...page } = await shown();
    await place(page);
    expect(send()).toBeDisabled();
    await user.click(choose(playing, 'Yes'));
    expect(send()).toBeDisabled();
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    expect(send()).toBeEnabled();
  });

  it('QN-03 shows the branch of the answer and hides the other, whose answer is not sent', async () => {
    const { user, called, ...page } = await shown();
    await place(page);
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.click(choose(playing, 'No'));
    expect(dialog().queryByRole('textbox', { name: /tee time/ })).not.toBeInTheDocument();
    await user.type(dialog().getByRole('textbox', { name: /first round/ }), '12/02/2026');
    await user.tab();
    await user.click(send());
    await wait(0);
    expect(called('preferences.golf-answers')).toMatchObject([
      {
        input: {
          body: {
            cart_id: 'cart_1',
            club_preferences_answer: {
              club_id: 2,
              is_outbound: true,
              answers: [
                { question: playing, answer: 'no', type: 'logical' },
                { question: firstRound, answer: '2026-12-02', type: 'date' },
              ],
            },
          },
        },
      },
    ]);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-04 says at a required question that was left that it needs an answer', async () => {
    const { user, ...page } = await shown();
    await place(page);
    await user.click(choose(playing, 'Yes'));
    const field = dialog().getByRole('textbox', { name: /tee time/ });
    await user.click(field);
    await user.tab();
    await wait(quietMs);
    expect(field).toHaveAccessibleDescription(/Please answer this question/);
  });

  it('QN-05 counts the characters that are left', async () => {
    const { user, ...page } = await shown();
    await place(page);
    const field = dialog().getByRole('textbox', { name: new RegExp(wishes.slice(0, 20)) });
    expect(field).toHaveAccessibleDescription(/20 characters left/);
    await user.type(field, 'x'.repeat(25));
    expect(field).toHaveValue('x'.repeat(20));
    expect(field).toHaveAccessibleDescription(/0 characters left/);
  });

  it('QN-06 is skipped where it may be, and not where every question has to be answered', async () => {
    const free = await shown();
    await place(free);
    await free.user.click(dialog().getByRole('button', { name: 'Skip' }));
    await wait(0);
    expect(free.state().placing.phase).toBe('placed');
    expect(free.called('preferences.golf-answers')).toHaveLength(0);
  });

  it('QN-06 has no way around a club that wants every answer', async () => {
    const { user, ...page } = await shown({ sets: { 2: questionSetOf(2, { requiresAll: true }) } });
    await place(page);
    expect(dialog().queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    expect(send()).toBeDisabled();
    await user.type(dialog().getByRole('textbox', { name: new RegExp(wishes.slice(0, 20)) }), 'Shade');
    expect(send()).toBeEnabled();
  });

  it('QN-07 OPEN-46 a date is chosen in a calendar or typed, and is never before today', async () => {
    const { user, ...page } = await shown();
    await place(page);
    await user.click(choose(playing, 'No'));
    const field = dialog().getByRole('textbox', { name: /first round/ });
    expect(dialog().getByRole('button', { name: /Choose .*first round.* in a Calendar/ })).toBeVisible();
    await user.type(field, '11/22/2026');
    await user.tab();
    await wait(quietMs);
    expect(field).toBeInvalid();
    expect(send()).toBeDisabled();
    await user.clear(field);
    await user.type(field, '11/23/2026');
    await user.tab();
    expect(send()).toBeEnabled();
  });

  it('PY-12 on a round trip the destination’s club asks first, then the origin’s', async () => {
    const { user, called, ...page } = await shown({
      sets: { 2: questionSetOf(2), 7: questionSetOf(7) },
      origin: 7,
      before: ({ itinerary }) => itinerary(roundTrip()),
    });
    await place(page);
    expect(screen.getByRole('dialog', { name: 'Header 2' })).toBeInTheDocument();
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.click(send());
    await wait(0);
    expect(screen.getByRole('dialog', { name: 'Header 7' })).toBeInTheDocument();
    expect(dialog().queryByRole('textbox', { name: /tee time/ })).not.toBeInTheDocument();
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '10:20');
    await user.click(send());
    await wait(0);
    expect(
      called('preferences.golf-answers').map(({ input }) => (input as { body: object }).body),
    ).toMatchObject([
      { club_preferences_answer: { club_id: 2, is_outbound: true } },
      { club_preferences_answer: { club_id: 7, is_outbound: false } },
    ]);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-13 nothing is asked by a club without questions', async () => {
    const page = await shown({ sets: { 2: noQuestions(2) } });
    await place(page);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-08 MD-24 in camps each camper answers, and each entry carries who', async () => {
    const [ann] = goodTravelers().travelers;
    if (!ann) throw new Error('a trip without a traveler');
    const { user, called, ...page } = await shown({
      sets: { 2: questionSetOf(2, { perTraveler: true, questions: campQuestions }) },
      before: ({ travelers }) =>
        travelers(goodTravelers({ travelers: [ann, { ...ann, id: '2', firstName: 'Ben' }] })),
    });
    await place(page);
    expect(dialog().getByText('Ann Lee')).toBeVisible();
    await user.type(dialog().getByRole('textbox', { name: /bunk/ }), 'Bunk 1');
    await user.click(send());
    await wait(0);
    expect(dialog().getByText('Ben Lee')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: /bunk/ })).toHaveValue('');
    await user.type(dialog().getByRole('textbox', { name: /bunk/ }), 'Bunk 2');
    await user.click(send());
    await wait(0);
    expect(called('preferences.camps-answers').at(-1)).toMatchObject({
      input: {
        body: {
          club_preferences_answer: {
            answers: [
              { question: bunk, answer: 'Bunk 1', traveler_id: '1' },
              { question: bunk, answer: 'Bunk 2', traveler_id: '2' },
            ],
          },
        },
      },
    });
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-09 comes back after a reload, is not asked again, and can be changed until the order', async () => {
    const { user, called, ...page } = await shown({
      saved: [
        {
          club_id: 2,
          answers: [
            { question: playing, answer: 'yes', type: 'logical' },
            { question: teeTime, answer: '9:40', type: 'text' },
          ],
        },
      ],
    });
    await user.click(screen.getByRole('button', { name: /Change answers/ }));
    expect(choose(playing, 'Yes')).toBeChecked();
    const field = dialog().getByRole('textbox', { name: /tee time/ });
    expect(field).toHaveValue('9:40');
    await user.clear(field);
    await user.type(field, '11:00');
    await user.click(send());
    await wait(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(called('preferences.golf-answers')).toHaveLength(1);
    await place(page);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('ER-24 says for 5 s and in the dialog that answers could not be saved, and keeps them', async () => {
    let down = true;
    const { user, alerts, ...page } = await shown({
      answers: [
        answering(saveGolfPreferences, () => {
          if (down) throw refusal(503, 'unavailable');
          return { success: true as const };
        }),
      ],
    });
    await place(page);
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.click(send());
    await wait(0);
    expect(dialog().getByRole('alert')).toHaveTextContent(/Problem in saving Golf Preferences\./);
    expect(alerts).toContain('5: Problem in saving Golf Preferences.');
    down = false;
    await user.click(send());
    await wait(0);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-06 says that nothing was ordered when it is left with Escape, and keeps what was entered', async () => {
    const { user, ...page } = await shown();
    await place(page);
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.keyboard('{Escape}');
    await wait(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(/Nothing was ordered or charged\. Your answers are saved/)).toBeVisible();
    await place(page);
    expect(dialog().getByRole('textbox', { name: /tee time/ })).toHaveValue('9:40');
  });

  it('says in the dialog that the questions could not be loaded, and loads them again', async () => {
    let down = true;
    const { user, ...page } = await shown({
      answers: [
        answering(questionSets, () => {
          if (down) throw refusal(503, 'unavailable');
          return questionSetOf(2);
        }),
      ],
    });
    expect(screen.getByText(/We couldn’t load the questions for this order/)).toBeVisible();
    await place(page);
    expect(dialog().getByRole('alert')).toHaveTextContent(/We couldn’t load the questions for this order/);
    down = false;
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await wait(0);
    expect(screen.getByRole('dialog', { name: 'Header 2' })).toBeInTheDocument();
  });
});
