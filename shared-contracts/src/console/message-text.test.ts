import { paragraphsOf } from './message-text.ts';

describe('the text of an email that staff write', () => {
  it.each([
    ['One.', [['One.']]],
    ['One,\ntwo.\n\nThree.', [['One,', 'two.'], ['Three.']]],
    ['\r\n One. \r\n \t\r\n\r\n\r\nTwo.\r\n', [['One.'], ['Two.']]],
    [' \n\n ', []],
  ])('CO-42 %j is split into paragraphs and lines', (text, paragraphs) =>
    expect(paragraphsOf(text)).toEqual(paragraphs),
  );
});
