/** The payment sandbox's test numbers; it accepts no others. */
export const listedNumbers: readonly string[] = [
  '4111111111111111',
  '4005519200000004',
  '4009348888881881',
  '4012000033330026',
  '4012000077777777',
  '4012888888881881',
  '4217651111111119',
  '4500600000000061',
  '4111111111111210',
  '4229989900000002',
  '4117101010101010',
  '4111111111131010',
  '4111111111310101',
  '4111111111112101',
  '5555555555554444',
  '2223000048400011',
  '378282246310005',
  '371449635398431',
  '6011000991300009',
  '3530111333300000',
  '36259600000004',
  '6304000000000000',
  '6243030000000001',
  '4000111111111115',
  '5105105105105100',
  '378734493671000',
  '6011000990139424',
  '4000111111111511',
  '4000000000000259',
];

/** True when the check digit of a card number is correct. `digits` contains only digits. */
export function luhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}
