import { judgePhone } from '@sendahead/shared-contracts/validation/phone-rules';
import * as fc from 'fast-check';
import { brand } from '../testing/after.ts';
import { readPastedList } from './pasted-list.ts';

const word = fc.stringMatching(/^[A-Z][a-z]{1,9}$/);
const person = fc.record({
  firstName: word,
  lastName: fc.tuple(word, word).map((words) => words.join(' ')),
  email: word.map((name) => `${name.toLowerCase()}@example.com`),
  phone: fc.constantFrom('', '(239) 262-2600', '+44 20 7946 0000 x12'),
  golf: fc.nat(25),
  box: fc.nat(25),
});
const quoted = (text: string, separator: string): string =>
  text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;

describe('a pasted list of travelers', () => {
  it('a pasted list is parsed with tabs, semicolons or commas, with or without a header', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 1, maxLength: 25 }),
        fc.constantFrom('\t', ';', ','),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('\n', '\r\n'),
        (people, separator, headed, lastFirst, end) => {
          const lines = people.map(({ firstName, lastName, email, phone, golf, box }) =>
            [
              lastFirst ? `${lastName}, ${firstName}` : `${firstName} ${lastName}`,
              email,
              phone,
              String(golf),
              String(box),
            ]
              .map((field) => quoted(field, separator))
              .join(separator),
          );
          const header = ['Name', 'E-mail', 'Phone', 'Golf', 'Boxes'].join(separator);
          const text = [...(headed ? [header] : []), ...lines, ''].join(end);
          const { people: read, problems } = readPastedList(text, brand, 25);
          expect(problems).toEqual([]);
          expect(read).toEqual(
            people.map(({ golf, box, ...rest }) => ({
              ...rest,
              counts: { ...(golf > 0 ? { golf } : {}), ...(box > 0 ? { box } : {}) },
            })),
          );
        },
      ),
    );
  });

  it('no line of any pasted text is lost: each is a traveler or has an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(25), (typed, room) => {
        // A row in quotes may have several lines.
        const text = typed.replaceAll('"', '');
        const { people, problems } = readPastedList(text, brand, room);
        const filled = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
        const wrong = new Set(problems.map(({ line }) => line)).size;
        expect([filled, filled - 1]).toContain(people.length + wrong);
        expect(people.length).toBeLessThanOrEqual(room);
      }),
    );
  });

  it.each([
    ['Ann', ['last_name_missing', 'email_missing']],
    ['Ann Lee,ann.example.com', ['email_not_valid']],
    ['Ann Lee,ann@example.com,12', ['phone_not_valid']],
    ['Ann Lee,ann@example.com,,two', ['number_not_valid']],
    ['Ann Lee,ann@example.com,,26', ['too_many_bags']],
    ['Ann <Lee>,ann@example.com', ['name_not_valid']],
  ])('the error of %s is reported', (line, problems) => {
    expect(readPastedList(line, brand, 25).problems.map(({ problem }) => problem)).toEqual(problems);
  });

  it.each([
    ['01 679 3121', '+353 1 679 3121', []],
    ['+34 912 345 678', '+34 912 34 56 78', []],
    ['12345', undefined, ['phone_not_of_country']],
  ])(
    'VL-35 %s is validated by the rules of Ireland, and kept as dialed from abroad',
    (typed, kept, problems) => {
      const ireland = { code: 'IE', name: 'Ireland', dial: '+353' };
      const list = readPastedList(`Ann Lee,ann@example.com,${typed}`, brand, 25, {
        country: ireland,
        judge: judgePhone,
      });
      expect(list.people[0]?.phone).toBe(kept);
      expect(list.problems.map(({ problem }) => problem)).toEqual(problems);
    },
  );

  it('columns are read in the order of the header, and others are ignored', () => {
    const text = 'Last name;Remarks;Email;First name;Bags\nLee;late;ann@example.com;Ann;2';
    expect(readPastedList(text, brand, 25)).toEqual({
      people: [
        { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '', counts: { golf: 2 } },
      ],
      problems: [],
    });
  });

  it('OPEN-09 no more travelers are added than fit', () => {
    const text = [1, 2, 3].map((at) => `Ann Lee,ann${at}@example.com`).join('\n');
    expect(readPastedList(text, brand, 2)).toMatchObject({
      people: [{}, {}],
      problems: [{ line: 3, problem: 'too_many_travelers' }],
    });
  });
});
