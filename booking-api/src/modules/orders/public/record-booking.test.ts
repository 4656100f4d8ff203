import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { addressOf } from '../../bookings/public/carrier-address.ts';

describe('an end in the carrier’s format', () => {
  it('AD-29 copies 20 characters of the contact to the label', () => {
    const contact = 'Bartholomew Montague Kensington';
    expect(addressOf({ ...emptyShipPoint(), contact }).name).toBe('Bartholomew Montague');
    expect(addressOf({ ...emptyShipPoint(), contact: 'Golf shop' }).name).toBe('Golf shop');
  });

  it('TR-02 names a contact who is a traveler in the Latin letters that this traveler chose', () => {
    const travelers = [{ travelerName: 'Ann Lee' }, { travelerName: '철수 김', labelName: 'Chulsoo Kim' }];
    const named = (contact: string) => addressOf({ ...emptyShipPoint(), contact }, travelers).name;
    expect(named(' 철수 김 ')).toBe('Chulsoo Kim');
    expect(named('김영희')).toBe('김영희');
    expect(named('Ann Lee')).toBe('Ann Lee');
  });

  it('AD-29 TR-02 names a contact by the Latin label name while the name needs one', () => {
    const travelers = [{ travelerName: '철수 김', labelName: 'Chulsoo Kim' }];
    const named = (contact: string, label: string) =>
      addressOf({ ...emptyShipPoint(), contact, label }, travelers).name;
    expect(named('김영희', 'YeongHui Gim')).toBe('YeongHui Gim');
    expect(named('철수 김', 'Kim Cheol-su')).toBe('Kim Cheol-su');
    expect(named('Ann Lee', 'YeongHui Gim')).toBe('Ann Lee');
  });
});
