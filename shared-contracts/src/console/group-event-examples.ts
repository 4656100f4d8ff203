import { type Examples, given } from '../call/example.ts';

const event = {
  name: 'Member-guest week',
  club_id: 2,
  direction: 'from_club',
  first_day: '2026-12-10',
  last_day: '2026-12-12',
  brand: 'golf',
  size: 'golf-standard',
  contents: '',
  answer_by: '2026-12-08',
};
const params = { eventId: given('console.make-group-event', '$response.body#/id', 'gev_5hJx9RbW2cLd7QeZ') };
const ofPerson = { ...params, personId: 'gpp_none' };
const roster = { text: 'Name,Email,Bunk\nMia Lane,mia@lane.test,4\n' };

export const groupEventExamples: Examples = {
  'console.group-events': {},
  'console.group-event-choices': { query: { club_id: '2' } },
  'console.make-group-event': { body: event },
  'console.group-event': { params },
  'console.move-group-deadline': { params, body: { answer_by: '2026-12-09' } },
  'console.close-group-event': { params },
  'console.check-roster': { params, body: roster },
  'console.import-roster': { params, body: roster },
  'console.remove-group-person': { params: ofPerson, refusal: 'no_such_thing' },
  'console.change-group-person': {
    params: ofPerson,
    body: { name: 'Mia Lane', email: 'mia@lane.test', size: '', bunk: '4', session: '' },
    refusal: 'no_such_thing',
  },
  'console.email-group': { params, body: { to: 'new' } },
  'console.mark-handed-over': { params: ofPerson, body: { handed_over: true }, refusal: 'no_such_thing' },
  'console.group-labels': { params, query: { paper: 'letter' }, refusal: 'no_labels' },
  'console.group-manifest': { params },
};
