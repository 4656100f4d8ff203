/** The gateway's documented test numbers. */
export const testCards = {
  visa: '4111 1111 1111 1111',
  mastercard: '5555 5555 5555 4444',
  declined: '4000 1111 1111 1115',
  prepaid: '4111 1111 1111 1210',
  /** The bank asks the customer first. */
  challenged: '4000 0000 0000 2503',
  /** The bank asks the customer, and refuses. */
  bankRefuses: '4000 0000 0000 2370',
} as const;

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/** Card numbers without spaces or in the groups of a card. A zip code before a phone number does not match. */
const written =
  /(?<![\w.-])(?:[3-6]\d{13,18}|[3-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}|3\d{3}([ -])\d{6}\2\d{4,5})(?![\w-])/g;

/** Runs of 14 to 19 digits, also in groups, that begin like a card number and have a valid check digit. */
export function cardNumbersIn(text: string): string[] {
  const runs = text.match(written) ?? [];
  return runs.map((run) => run.replace(/[ -]/g, '')).filter(passesLuhn);
}
