import { fieldWords, unfilledText } from './field-words.ts';

describe('fields without a specific message', () => {
  it.each([
    ['o_phone', 'Ship from, phone'],
    ['d_attention_name', 'Ship to, name of the contact'],
    ['o_label_name', 'Ship from, name on the label'],
    ['traveler.2.t_email', 'Traveler 2, email'],
    ['traveler.2.t_upcoming_grade', 'Traveler 2, grade'],
    ['traveler.1.golf.0.traveler_package_type', 'Traveler 1, packaging of a bag'],
    ['traveler.3.box.12.misc_info', 'Traveler 3, contents of a bag'],
    ['traveler.1.golf.0.toString', null],
    ['outbound', 'the outbound service'],
    ['destination', 'Ship to'],
    ['club_preferences.3.questions.q3-arrival', 'the questions of the club'],
    ['d_constructor', null],
    ['constructor', null],
    ['traveler.1.golf', null],
  ])('VL-41 %s is called %s', (path, name) => {
    expect(fieldWords(path)).toBe(name);
  });

  it('VL-41 the warning names each field once', () => {
    expect(unfilledText(['o_phone', 'traveler.1.t_email', 'o_phone'])).toBe(
      'Please complete: Ship from, phone; Traveler 1, email.',
    );
    expect(unfilledText(['x_unknown'])).toBeNull();
    expect(unfilledText([])).toBeNull();
  });
});
