import { suggestedMail } from './mail-suggestion.ts';

describe('a probably mistyped email', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmial.con', 'ann@gmail.com'],
    ['ann@gmail.con', 'ann@gmail.com'],
    ['ann@gmail.co', 'ann@gmail.com'],
    ['ann@hotmial.com', 'ann@hotmail.com'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@yahooo.com', 'ann@yahoo.com'],
    ['ann@yahoo.co', 'ann@yahoo.com'],
    ['ann@icloud.co', 'ann@icloud.com'],
    ['ann@company.con', 'ann@company.com'],
  ])('the mistyped %s leads to the suggestion %s', (typed, meant) => {
    expect(suggestedMail(typed)).toBe(meant);
  });

  it.each(
    'gmail.com acme.com proton.me hey.com company.co email.com mail.com fastmail.fm golfclub.golf yahoo.co.uk me.com duck.com web.de gmx.net live.com msn.com aol.com olive.com love.com msc.com example.com lee.test stanford.edu hotmail.fr outlook.de'.split(
      ' ',
    ),
  )('nothing is suggested for an address of %s', (domain) => {
    expect(suggestedMail(`ann@${domain}`)).toBeNull();
  });

  it.each(['', 'ann', 'ann@', '@gmial.com', 'ann@gmial'])('nothing is suggested for %j', (typed) => {
    expect(suggestedMail(typed)).toBeNull();
  });
});
