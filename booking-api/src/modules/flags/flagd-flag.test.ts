import type { FlagDefinition } from '@sendahead/shared-contracts/flags/registry';
import { type FlagSubject, flagdFlag } from './flagd-flag.ts';
import { FlagdProvider } from './flagd-provider.ts';
import type { FlagRow } from './public/store.ts';

const common = { owner: 'mf-checkout', title: 'New', says: 'It is new.', ends: null, page: true } as const;
const onOrOff: FlagDefinition = { ...common, kind: 'boolean' };
const experiment: FlagDefinition = { ...common, kind: 'variants', variants: ['short', 'long'] };

const row = (over: Partial<FlagRow> = {}): FlagRow => ({
  key: 'new_thing',
  is_on: true,
  percent: 100,
  brands: [],
  staff: false,
  club_ids: [],
  people: [],
  except_brands: [],
  except_club_ids: [],
  except_people: [],
  revision: 1,
  ...over,
});
const visitor = (over: Partial<FlagSubject> = {}): FlagSubject => ({
  targetingKey: 'usr_1',
  brand: 'golf',
  person: 'usr_1',
  club: 0,
  staff: false,
  ...over,
});

function providerOf(definition: FlagDefinition, set: FlagRow | undefined) {
  const provider = new FlagdProvider();
  provider.take({ new_thing: flagdFlag('new_thing', definition, set) });
  return provider;
}
const isOn = async (over: Partial<FlagRow>, asking: Partial<FlagSubject> = {}) =>
  (await providerOf(onOrOff, row(over)).resolveBooleanEvaluation('new_thing', false, visitor(asking))).value;

const hundredThousand = Array.from({ length: 100_000 }, (_, index) => `visitor ${index}`);
/** Those of 100,000 visitors who have the flag. */
async function having(percent: number, among = hundredThousand): Promise<Set<string>> {
  const provider = providerOf(onOrOff, row({ percent }));
  const has = new Set<string>();
  for (const targetingKey of among)
    if ((await provider.resolveBooleanEvaluation('new_thing', false, visitor({ targetingKey }))).value)
      has.add(targetingKey);
  return has;
}

describe('the audience of a flag', () => {
  it('RL-06 the audience of a flag is the given percentage of visitors, and raising the percentage keeps everyone in', async () => {
    const [ten, thirty] = [await having(10), await having(30)];
    expect(Math.abs(ten.size / 1000 - 10)).toBeLessThan(1);
    expect(Math.abs(thirty.size / 1000 - 30)).toBeLessThan(1);
    expect([...ten].filter((one) => !thirty.has(one))).toEqual([]);
    const some = hundredThousand.slice(0, 1000);
    expect([(await having(0, some)).size, (await having(100, some)).size]).toEqual([0, 1000]);
  }, 60_000);

  it.each([
    ['everybody at 100 percent', {}, {}, true],
    [
      'nobody while it is off, even those who are named',
      { is_on: false, people: ['usr_1'], club_ids: [7] },
      { club: 7 },
      false,
    ],
    ['visitors of its brands', { brands: ['ski', 'golf'] }, {}, true],
    ['no visitor of another brand', { brands: ['ski'] }, {}, false],
    [
      'people of a club, at any percentage and brand',
      { percent: 0, brands: ['ski'], club_ids: [7] },
      { club: 7 },
      true,
    ],
    ['nobody of another club', { percent: 0, club_ids: [7] }, { club: 8 }, false],
    ['nobody without a club', { percent: 0, club_ids: [7] }, {}, false],
    ['a person who is named', { percent: 0, people: ['usr_1'] }, {}, true],
    ['no other person', { percent: 0, people: ['usr_1'] }, { person: 'usr_2' }, false],
    ['staff', { staff: true }, { staff: true }, true],
    ['no customer where it is for staff', { staff: true }, {}, false],
    ['RL-08 everyone except a brand', { except_brands: ['golf'] }, {}, false],
    ['RL-08 everyone else where a brand is excepted', { except_brands: ['ski'] }, {}, true],
    [
      'RL-08 a person of an excepted brand who is named',
      { except_brands: ['golf'], people: ['usr_1'] },
      {},
      true,
    ],
    ['RL-08 a club of an excepted brand', { except_brands: ['golf'], club_ids: [7] }, { club: 7 }, true],
    ['RL-08 nobody of an excepted club', { except_club_ids: [7] }, { club: 7 }, false],
    [
      'RL-08 a person who is named, though their club is excepted',
      { except_club_ids: [7], people: ['usr_1'] },
      { club: 7 },
      true,
    ],
    [
      'RL-08 no excepted person, though their club is named',
      { except_people: ['usr_1'], club_ids: [7] },
      { club: 7 },
      false,
    ],
    ['staff of its brands alone', { staff: true, brands: ['ski'] }, { staff: true }, false],
  ] as const)('RL-06 %s', async (_, set, asking, expected) => {
    expect(await isOn({ ...row(), ...set } as FlagRow, asking)).toBe(expected);
  });

  it('RL-06 follows the server’s setting until staff set the flag', async () => {
    for (const set of [undefined, row({ is_on: null })])
      for (const otherwise of [true, false]) {
        const provider = providerOf(onOrOff, set);
        expect((await provider.resolveBooleanEvaluation('new_thing', otherwise, visitor())).value).toBe(
          otherwise,
        );
      }
  });

  it('RL-06 follows the code’s default for an undefined flag', async () => {
    const provider = new FlagdProvider();
    expect((await provider.resolveBooleanEvaluation('unheard_of', true, visitor())).value).toBe(true);
  });
});

describe('the participants of an experiment', () => {
  const among = (percent: number) => {
    const provider = providerOf(experiment, row({ percent }));
    return async (targetingKey: string) =>
      (await provider.resolveStringEvaluation('new_thing', '', visitor({ targetingKey }))).value;
  };

  it('RL-07 the participants of an experiment get one of the variants with equal frequency, and the same one at every percentage', async () => {
    const counts: Record<string, number> = {};
    const [amongFew, amongMany] = [among(20), among(80)];
    for (const one of hundredThousand.slice(0, 4000)) {
      const [small, large] = [await amongFew(one), await amongMany(one)];
      if (small !== '') expect(large).toBe(small);
      counts[large] = (counts[large] ?? 0) + 1;
    }
    expect(Object.keys(counts).toSorted()).toEqual(['', 'long', 'short']);
    expect(Math.abs((counts.long ?? 0) - (counts.short ?? 0))).toBeLessThan(200);
  }, 60_000);
});
