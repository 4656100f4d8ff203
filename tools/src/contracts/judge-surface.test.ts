import { missing } from './judge-surface.ts';

const before = { 'ui/card': { exports: ['Card', 'CardTitle'], types: 'aaa' } };

describe('what a released remote would miss', () => {
  it('is a module that is no longer lent', () => {
    expect(missing(before, {})).toMatchObject([{ contract: 'ui/card', what: 'is no longer lent' }]);
  });

  it('is a name that is no longer exported', () => {
    const now = { 'ui/card': { exports: ['Card'], types: 'bbb' } };
    expect(missing(before, now)).toMatchObject([{ contract: 'ui/card', field: 'CardTitle' }]);
  });

  it('is nothing when more is exported, or a type is another', () => {
    const now = { 'ui/card': { exports: ['Card', 'CardFoot', 'CardTitle'], types: 'bbb' } };
    expect(missing(before, { ...now, 'ui/fold': { exports: [], types: 'ccc' } })).toEqual([]);
  });
});
