import { maxPeople } from '@sendahead/shared-contracts/console/group-event-schema';
import fc from 'fast-check';
import { keyOfPerson, readRoster } from './read-roster.ts';

const items = [
  { size: 'golf-standard', name: 'Golf bag, Standard' },
  { size: 'trunk-standard', name: 'Trunk, Standard' },
];
const read = (text: string, there: readonly string[] = []) =>
  readRoster(text, { items, there: new Set(there) });
const problemsOf = (text: string) =>
  read(text).lines.map(({ row, problems }) => [
    row,
    ...problems.map(({ column, code }) => `${column} ${code}`),
  ]);

describe('a roster', () => {
  it('CO-52 a roster can be pasted or uploaded as CSV, with columns in any order, with or without the optional ones', () => {
    const mia = { name: 'Mia Lane', email: 'mia@lane.test', size: null, bags: 1, bunk: '', session: '' };
    expect(read('Name,Email\nMia Lane,mia@lane.test').people).toEqual([mia]);
    expect(read('Room\tE-mail\tCamper\n4\tmia@lane.test\tMia  Lane\n').people).toEqual([
      { ...mia, bunk: '4' },
    ]);
    expect(read('name;email;item;session\r\nMia Lane;mia@lane.test;trunk, standard;2\r\n').people).toEqual([
      { ...mia, size: 'trunk-standard', session: '2' },
    ]);
  });

  it('CO-174 reads a first and a last name in two columns as one name', () => {
    const people = [{ name: 'Mia Lane', email: 'mia@lane.test', bunk: '4' }];
    expect(read('First name,Last name,Email,Bunk\nMia,Lane,mia@lane.test,4')).toMatchObject({ people });
    expect(read('Surname\tEmail\tGiven name\tRoom\nLane\tmia@lane.test\tMia\t4')).toMatchObject({ people });
    expect(problemsOf('First name,Last name,Email\n,,mia@lane.test')).toEqual([[2, 'name missing']]);
    expect(read('First name,Email\nMia,mia@lane.test').problem).toMatchObject({ code: 'columns' });
    expect(problemsOf('First name,Last name,Email\nMia,Lane,mia@lane.test,more')).toEqual([
      [2, 'null cells'],
    ]);
  });

  it.each([
    ['Name,Email,Item\nMia Lane,mia@lane.test,5 trunks', 'trunk-standard', 5],
    ['Name,Email,Item\nMia Lane,mia@lane.test,2 x Golf bag', 'golf-standard', 2],
    ['Name,Email,Item,Quantity\nMia Lane,mia@lane.test,"Trunk, Standard",3', 'trunk-standard', 3],
    ['Name,Email,Qty\nMia Lane,mia@lane.test,25', null, 25],
  ])('CO-102 reads a quantity from %j', (text, size, bags) => {
    expect(read(text)).toMatchObject({ lines: [{ outcome: 'new' }], people: [{ size, bags }] });
  });

  it('CO-102 answers an unknown item with what the club ships, and refuses an impossible quantity', () => {
    const kayak = read('Name,Email,Item\nMia Lane,mia@lane.test,5 kayaks');
    expect(kayak.lines).toMatchObject([{ problems: [{ column: 'item', code: 'unknown_item' }] }]);
    expect(kayak.items).toEqual(['Golf bag, Standard', 'Trunk, Standard']);
    expect(read('Name,Email\nMia Lane,mia@lane.test')).not.toHaveProperty('items');
    for (const quantity of ['0', '26', 'two', '-1'])
      expect(problemsOf(`Name,Email,Quantity\nMia Lane,mia@lane.test,${quantity}`)).toEqual([
        [2, 'item malformed'],
      ]);
    expect(problemsOf('Name,Email,Item\nMia Lane,mia@lane.test,99 trunks')).toEqual([[2, 'item malformed']]);
  });

  it('CO-52 reports by line and column what is wrong, and that a person is listed twice', () => {
    expect(
      problemsOf(
        [
          'Name,Email,Item,Bunk',
          'Mia Lane,mia@lane.test,,4',
          ',mia@lane,Kayak,<4>',
          '',
          'mia lane,MIA@lane.test,,5',
          'http://x.test,ann@lane.test,,',
          'Ann Lane,ann@lane.test,,5,more',
        ].join('\n'),
      ),
    ).toEqual([
      [2],
      [3, 'name missing', 'email malformed', 'item unknown_item', 'bunk malformed'],
      [5, 'null twice_in_list'],
      [6, 'name malformed'],
      [7, 'null cells'],
    ]);
  });

  it('CO-52 a roster does not add people who are already there, and has no more than an event may have', () => {
    const there = keyOfPerson({ name: 'Mia Lane', email: 'mia@lane.test' });
    const again = read('Name,Email\nMIA LANE,Mia@Lane.test', [there]);
    expect([again.people, again.lines.map(({ outcome }) => outcome)]).toEqual([[], ['there_already']]);
    const many = Array.from({ length: maxPeople + 1 }, (_, at) => `Mia Lane,mia${at}@lane.test`);
    expect(read(['Name,Email', ...many].join('\n')).problem).toMatchObject({ code: 'too_many_people' });
    expect(read(['Name,Email', ...many.slice(1)].join('\n')).people).toHaveLength(maxPeople);
  });

  it.each([
    ['', { code: 'empty' }],
    ['Name,Email\n\n', { code: 'empty' }],
    ['Name,Fax', { code: 'columns', columns: ['Fax', 'email'] }],
    ['Name,Email,Camper\nx', { code: 'columns', columns: ['Camper'] }],
    ['Name,Email\n"Mia', { code: 'malformed' }],
    ['Name,Email\n\u0000', { code: 'malformed' }],
  ])('CO-52 refuses %j as a roster, with the reason', (text, problem) => {
    expect(read(text)).toMatchObject({ problem, lines: [], people: [] });
  });

  it('CO-52 reads any text without an error, and marks every line as new, present or refused with a reason', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Mia Lane', 'mia@lane.test', '', '"', "'=1"),
    );
    const table = fc
      .array(fc.array(cell, { maxLength: 7 }), { maxLength: 12 })
      .map((rows) => ['Name\tEmail\tItem\tBunk\tSession', ...rows.map((row) => row.join('\t'))].join('\n'));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), table), (text) => {
        const { problem, lines, people } = read(text);
        if (problem) return people.length === 0 && lines.length === 0;
        const fresh = lines.filter(({ outcome }) => outcome === 'new');
        return (
          fresh.length === people.length &&
          new Set(people.map(keyOfPerson)).size === people.length &&
          people.every(({ name, email }) => name !== '' && email !== '') &&
          lines.every(({ outcome, problems }) => (outcome === 'refused') === problems.length > 0)
        );
      }),
    );
  });

  it('CO-52 reads a list back as it was written', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
    const person = fc.record({
      first: word,
      last: word,
      bunk: word,
      at: fc.uniqueArray(word, { minLength: 1, maxLength: 1 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(person, { maxLength: 30, selector: ({ at }) => at[0]?.toLowerCase() }),
        (all) => {
          const rows = all.map(({ first, last, bunk, at }) => `${first} ${last},${at[0]}@lane.test,${bunk}`);
          const { people } = read(['Name,Email,Bunk', ...rows].join('\r\n'));
          expect(people.map(({ name, email, bunk }) => `${name},${email},${bunk}`)).toEqual(rows);
        },
      ),
    );
  });
});
