import { unservedPlace } from './unserved-place.ts';

const elm = { country: 'US', address1: '5 Elm St', address2: '', city: 'Austin', state: 'TX', zip: '78701' };

describe('places that only the postal service serves', () => {
  it.each([
    'PO Box 123',
    'P.O. Box 123',
    'p o box 12-B',
    'P.O.Box A',
    'POB 55',
    'Post Office Box 9',
    'Postal Box 9',
    'Box 12',
    '12 Main St, PO Box 4',
    'Ｐ.Ｏ. Ｂｏｘ ４',
    'Drawer 7',
    'P O Drawer 7',
    'Lock Box 12',
    'Caller Service 100',
    'General Delivery',
    'Apartado 1234',
    'Apartado de Correos 12',
    'Apdo. 55',
    'Postfach 10 01',
    'Casilla 220',
    'Caixa Postal 1000',
    'Boîte Postale 12',
    'Casella postale 3',
    'Postbus 12',
    'Postboks 4',
    'GPO Box 1',
    'Locked Bag 12',
    'Private Bag 7',
    '私書箱 5',
    '사서함 12',
    'а/я 12',
    'ת.ד. 123',
    'ص.ب. 55',
  ])('the address line %s is refused, in either line', (line) => {
    expect(unservedPlace({ ...elm, address1: line })).toEqual({
      field: 'address1',
      reason: 'address_po_box',
    });
    expect(unservedPlace({ ...elm, address2: line })).toEqual({
      field: 'address2',
      reason: 'address_po_box',
    });
  });

  it.each([
    '12 Box Hill Rd',
    '5 Post Office Rd',
    '12 Post Office Square',
    '7 Post Rd',
    '4 Box Elder Ct',
    '400 Mailbox Canyon Rd',
    '33 Caller Rd',
    '12 Drawer Ln',
    '200 Lockbox Ln',
    '12 PO Box Canyon Rd',
    'Suite PO 4',
    '12 Apo St',
    'Gate Box 4',
    'Apt 12 Box 4',
    'Jack in the Box 5',
    '18 Casilla Ct',
    'Postfachstraße 3',
    'RR 2 Box 15',
    'HC 1 Box 20A',
    'PMB 120',
    '1 General Delivery Rd',
    'BP Station 4',
    'CP 12',
  ])('the address line %s is served', (line) => {
    expect(unservedPlace({ ...elm, address1: line })).toBeNull();
    expect(unservedPlace({ ...elm, address2: line })).toBeNull();
  });

  it.each([
    ['BP 123', 'FR'],
    ['CS 12345', 'FR'],
    ['CP 12', 'CH'],
  ])('%s is a PO box in %s', (line, country) => {
    expect(unservedPlace({ ...elm, country, address1: line })?.reason).toBe('address_po_box');
  });

  it.each([
    { state: 'AE', city: 'APO', zip: '09021' },
    { city: 'APO' },
    { city: 'F.P.O.' },
    { state: 'ap' },
    { zip: '96201' },
    { zip: '34002-1234' },
    { address1: 'PSC 3 Box 42' },
    { address1: 'Unit 2050 Box 4190, APO AP' },
  ])('the military address %j is refused with a specific reason', (part) => {
    expect(unservedPlace({ ...elm, ...part })).toEqual({ field: 'zip', reason: 'address_military' });
  });

  it('a zip that only looks like a military one is served abroad', () => {
    expect(unservedPlace({ ...elm, country: 'DE', zip: '09111', state: 'SN' })).toBeNull();
  });

  it('takes linear time on 100 kB of nonsense', () => {
    const began = process.cpuUsage().user;
    unservedPlace({ ...elm, address1: 'p.o. - # '.repeat(12_000), address2: 'box 1 '.repeat(17_000) });
    expect((process.cpuUsage().user - began) / 1000).toBeLessThan(1500);
  });
});
