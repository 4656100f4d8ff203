import { cutAtWord, labelName, lacksLabel, unreadLetters } from './label-name.ts';

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

  it.each([
    // A decomposed accent is one letter.
    ['Jose\u0301', 'Lee', 'José Lee'],
    ['Rene\u0301e-Chloe\u0301', 'Du\u0301pont', 'Renée-Chloé Dúpont'],
    ['Иван', 'Петров', 'Иван Петров'],
    ['Παναγιώτης', 'Παπαδόπουλος', 'Παναγιώτης'],
    ['王', '小明', '王 小明'],
  ])('PA-26 the label of %s %s is %s', (firstName, lastName, name) => {
    expect(labelName({ firstName, lastName })).toBe(name);
  });

  it('PA-26 no letter is cut off from its marks', () => {
    const long = `${'x'.repeat(18)}m\u0304\u0301n`;
    expect(cutAtWord(long, 19)).toBe('x'.repeat(18));
  });

  it.each([
    ['Anna', []],
    ['Аnna Ивaнова', ['А', 'И', 'в', 'н', 'о', 'в', 'а']],
    ['Nguyễn-O’Brien 2', []],
    ['Keʻalohilani', []],
    ['Ελένη', ['Ε', 'λ', 'έ', 'ν', 'η']],
    ['小明', ['小', '明']],
  ])('PA-26 of %s carriers cannot read %j', (text, letters) => {
    expect(unreadLetters(text)).toEqual([...new Set(letters)]);
  });

  it('keeps a text that fits, and never cuts a character in half', () => {
    expect(cutAtWord('Ann Lee', 7)).toBe('Ann Lee');
    expect(cutAtWord('🏌🏌🏌', 2)).toBe('🏌🏌');
  });
});
