import * as fc from 'fast-check';
import { contactName, isContactCut, lacksContactLabel } from './contact-name.ts';

describe('the contact on a label', () => {
  it.each([
    ['Golf shop', 'Golf shop'],
    ['  Ann Lee ', 'Ann Lee'],
    ['Maximiliana-Alexandra Featherstonehaugh', 'Maximiliana-Alexandr'],
    ['Bartholomew Montag Kensington', 'Bartholomew Montag'],
    ['Alexandria Fortescue Bell', 'Alexandria Fortescue'],
    ['', ''],
  ])('AD-29 "%s" is copied as "%s"', (contact, copy) => {
    expect(contactName(contact)).toBe(copy);
  });

  it.each([
    ['Ann Lee', undefined, false],
    ['김영희', undefined, true],
    ['김영희', 'YeongHui Gim', false],
    ['김영희', '영희', true],
    ['Desk 김', undefined, true],
    ['7-11', undefined, false],
    ['', undefined, false],
  ])('AD-29 the contact "%s" with the label %s lacks Latin letters: %s', (contact, label, lacks) => {
    expect(lacksContactLabel({ contact, label })).toBe(lacks);
  });

  it('AD-29 the contact on a label is the beginning of any name, never longer than 20 characters, and never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 60 }), (contact) => {
        const copy = contactName(contact);
        expect([...copy].length).toBeLessThanOrEqual(20);
        const composed = contact.trim().normalize('NFC');
        expect(composed.startsWith(copy)).toBe(true);
        expect(copy.isWellFormed()).toBe(true);
        expect(isContactCut(contact)).toBe([...composed].length > [...copy].length);
      }),
    );
  });
});
