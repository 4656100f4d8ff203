import { givenAnswers } from './given-answers.ts';

const club = { club_id: 6, club_name: 'Nightjar Golf Club', is_outbound: true };

describe('QN-09 the answers of an order', () => {
  it('the answers of an order are text: a yes, a day with its year, a text as written', () => {
    const answers = [
      { question: 'Will you play on the day of arrival?', answer: 'yes', type: 'logical' },
      { question: 'Is it your first visit?', answer: 'no', type: 'logical' },
      { question: 'When do you check in?', answer: '2026-12-04', type: 'date' },
      { question: 'What is your tee time?', answer: '9:40', type: 'text' },
      { question: 'Anything else?', answer: '', type: 'text' },
    ];
    expect(givenAnswers([{ ...club, answers }])).toEqual([
      {
        key: '6 true ',
        title: 'Nightjar Golf Club',
        answers: [
          { question: 'Will you play on the day of arrival?', answer: 'Yes' },
          { question: 'Is it your first visit?', answer: 'No' },
          { question: 'When do you check in?', answer: 'Fri, Dec 4, 2026' },
          { question: 'What is your tee time?', answer: '9:40' },
        ],
      },
    ]);
  });

  it('QN-08 answers of a camp are listed camper by camper', () => {
    const bunk = { question: 'Which bunk?', type: 'text' };
    const answers = [
      { ...bunk, answer: 'Seven', traveler_id: '1', traveler: 'Bea Lee' },
      { ...bunk, answer: 'Nine', traveler_id: '2', traveler: 'Ann Lee' },
    ];
    const titles = givenAnswers([{ ...club, club_name: 'Camp Oak', answers }]).map(({ title }) => title);
    expect(titles).toEqual(['Camp Oak, Bea Lee', 'Camp Oak, Ann Lee']);
  });

  it('there are no answers when nothing was asked', () => {
    expect(givenAnswers([])).toEqual([]);
    expect(givenAnswers([{ ...club, answers: [] }])).toEqual([]);
  });
});
