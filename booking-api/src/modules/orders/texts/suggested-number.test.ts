import { suggestedNumber } from './suggested-number.ts';

const home = '816 555 0143';
const club = '910 555 0100';

describe('the number that texts are offered for', () => {
  it.each<[string, Parameters<typeof suggestedNumber>[0], string, string]>([
    ['the sender’s', { o_phone: home, d_phone: club, destination: 'club' }, '', '+1 816 555 0143'],
    [
      'the recipient’s after a club',
      { o_phone: club, origination: 'club', d_phone: home },
      '',
      '+1 816 555 0143',
    ],
    [
      'the account’s between clubs',
      { o_phone: club, origination: 'club', d_phone: club, destination: 'club' },
      home,
      '+1 816 555 0143',
    ],
    ['empty without one that gets texts', { o_phone: '+44 20 7946 0000', d_phone: '800 555 0100' }, '', ''],
  ])('OR-09 the number offered for texts is %s', (_whose, form, account, number) => {
    expect(suggestedNumber(form, account)).toBe(number);
  });
});
