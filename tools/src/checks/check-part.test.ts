import { reasonsOfChecks } from './check-part.ts';

const passed = { step: 'lint', passed: 1, failed: 0, seconds: 1 };

describe('RL-03 objections to the release of a part', () => {
  it('a part has no objections if every check passed', () => {
    expect(reasonsOfChecks(['mf-services'], [passed])).toEqual([]);
  });

  it('the objections name each failed check, and each failed test by its title', () => {
    const types = { step: 'types', passed: 0, failed: 1, seconds: 9 };
    const troubles = ['failed: a price is whole\n    expected 1', 'failed: a day is kept'];
    const tests = { step: 'tests', passed: 40, failed: 2, troubles, seconds: 20 };
    expect(reasonsOfChecks(['mf-services'], [passed, types, tests])).toEqual([
      'the check "types" of mf-services failed',
      'a test of mf-services failed: a price is whole',
      'a test of mf-services failed: a day is kept',
    ]);
  });
});
