import { cutAtWord, labelName, lacksLabel } from './label-name.ts';

describe('the name on a label', () => {
  it.each([
    ['Ann', 'Lee', undefined, 'Ann Lee'],
    ['Maximiliane', 'von Hohenstein', undefined, 'Maximiliane von'],
    ['Wolfeschlegelsteinhausen', 'Bo', undefined, 'Wolfeschlegelsteinh'],
    ['Maximiliane', 'von Hohenstein', 'M. von Hohenstein', 'M. von Hohenstein'],
    ['김', '철수', 'Kim Cheol-su', 'Kim Cheol-su'],
  ])('TR-02 the name on a label of %s %s with the label %s is %s', (firstName, lastName, label, name) => {
    expect(labelName({ firstName, lastName, label })).toBe(name);
  });

  it.each([
    ['김', '철수', undefined, true],
    ['김', '철수', '김철수', true],
    ['김', '철수', 'Kim Cheol-su', false],
    ['José', 'Nguyễn', undefined, false],
    ['Ann', 'Иванова', undefined, true],
    ['', '', undefined, false],
  ])('%s %s with the label %s lacks Latin letters: %s', (firstName, lastName, label, lacks) => {
    expect(lacksLabel({ firstName, lastName, label })).toBe(lacks);
  });

  it('keeps a text that fits, and never cuts a character in half', () => {
    expect(cutAtWord('Ann Lee', 7)).toBe('Ann Lee');
    expect(cutAtWord('🏌🏌🏌', 2)).toBe('🏌🏌');
  });
});
