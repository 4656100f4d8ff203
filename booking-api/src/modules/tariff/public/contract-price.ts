import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';

/** What a club agreed with us. Null stands for every brand, line or carrier, and for a last day that is open. */
export type ContractPrice = {
  id: string;
  clubId: number;
  brand: string | null;
  line: string | null;
  carrier: string | null;
  /** Tenths of a percent; below zero is lower. */
  tenths: number;
  firstDay: string;
  lastDay: string | null;
};

/** A contract with the name of its club, which the price says. */
export type ClubContract = ContractPrice & { club: string };

/** What decides whether a contract applies to a bag: the day is that of its pickup. */
export type ContractSubject = { brand: string; line: string; carrier: string; day: string };

const appliesTo = (row: ContractPrice, { brand, line, carrier, day }: ContractSubject): boolean =>
  (row.brand === null || row.brand === brand) &&
  (row.line === null || row.line === line) &&
  (row.carrier === null || row.carrier === carrier) &&
  row.firstDay <= day &&
  (row.lastDay === null || day <= row.lastDay);

const specificity = ({ brand, line, carrier }: ContractPrice): number =>
  [brand, line, carrier].filter((one) => one !== null).length;

/** CO-96: of the contracts that apply to a bag the most specific one, and of those the lowest, in whatever order they come. */
export function contractFor<T extends ContractPrice>(
  contracts: readonly T[],
  subject: ContractSubject,
): T | undefined {
  const [first] = contracts
    .filter((row) => appliesTo(row, subject))
    .toSorted((a, b) => specificity(b) - specificity(a) || a.tenths - b.tenths || a.id.localeCompare(b.id));
  return first;
}

/** What a contract adds to the carriage of one bag, or takes off it; the price that remains is rounded half up. */
export const contractAmount = (carriage: Cents, tenths: number): Cents =>
  cents(Math.floor((carriage * (1000 + tenths) + 500) / 1000) - carriage);
