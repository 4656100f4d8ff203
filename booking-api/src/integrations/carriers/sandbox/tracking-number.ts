import { ofCarrier } from '../port.ts';

/** The shipper of all tracking numbers of the embedded carrier; no real shipper has it. */
const shipper = '5A0A11';
const services: Readonly<Record<string, string>> = {
  DOMESTIC_1_DAY: '01',
  DOMESTIC_2_DAY: '02',
  DOMESTIC_3_DAY: '12',
};

/** Tracking numbers in each carrier's format, with valid check digits. */
const numbers: Readonly<Record<string, (service: string, serial: number) => string>> = {
  /** 12 digits. */
  FEDEX(_, serial) {
    const body = String(78_000_000_000 + (serial % 1_000_000_000));
    return `${body}${fedexCheck(body)}`;
  },
  /** `1Z…`, 18 characters. */
  UPS(service, serial) {
    const body = `${shipper}${services[service] ?? '03'}${String(serial % 10_000_000).padStart(7, '0')}`;
    return `1Z${body}${upsCheck(body)}`;
  },
  /** 10 digits; the last is the remainder of the others divided by 7. */
  DHL(_, serial) {
    const body = 510_000_000 + (serial % 10_000_000);
    return `${body}${body % 7}`;
  },
};

export const trackingNumber = (carrier: string, service: string, serial: number): string =>
  ofCarrier(numbers, carrier)(service, serial);

/** Letters count as their code minus 63, modulo 10; every second character counts twice. */
function upsCheck(body: string): number {
  const sum = [...body].reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10;
    return total + value * (index % 2 === 0 ? 1 : 2);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights 3, 1, 7 repeat from the left; the sum modulo 11, then modulo 10. */
function fedexCheck(body: string): number {
  const weights = [3, 1, 7];
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return (sum % 11) % 10;
}
