import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';

/** A club's contract. Null means every brand, line or carrier, and an open end. */
export type ContractPrice = {
  id: string;
  clubId: number;
  brand: string | null;
  line: string | null;
  carrier: string | null;
  /** Tenths of a percent; negative is lower. */
  tenths: number;
  firstDay: string;
  lastDay: string | null;
};

/** A contract with the name of its club, which the price shows. */
export type ClubContract = ContractPrice & { club: string };

/** The inputs for whether a contract applies to a bag: the day is the pickup day. */
export type ContractSubject = { brand: string; line: string; carrier: string; day: string };

const appliesTo = (row: ContractPrice, { brand, line, carrier, day }: ContractSubject): boolean =>
  (row.brand === null || row.brand === brand) &&
  (row.line === null || row.line === line) &&
  (row.carrier === null || row.carrier === carrier) &&
  row.firstDay <= day &&
  (row.lastDay === null || day <= row.lastDay);

const specificity = ({ brand, line, carrier }: ContractPrice): number =>
  [brand, line, carrier].filter((one) => one !== null).length;

/**
 * CO-96: among the contracts for a bag, the most specific one, and among those the lowest, regardless of
 * their order.
 */
export function contractFor<T extends ContractPrice>(
  contracts: readonly T[],
  subject: ContractSubject,
): T | undefined {
  const [first] = contracts
    .filter((row) => appliesTo(row, subject))
    .toSorted((a, b) => specificity(b) - specificity(a) || a.tenths - b.tenths || a.id.localeCompare(b.id));
  return first;
}

/**
 * A contract's change of one bag's carriage, positive or negative; the resulting price is rounded half up.
 */
export const contractAmount = (carriage: Cents, tenths: number): Cents =>
  cents(Math.floor((carriage * (1000 + tenths) + 500) / 1000) - carriage);
