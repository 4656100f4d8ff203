import type { BinData } from './card.ts';

const plain: BinData = {
  prepaid: 'No',
  prepaidReloadable: 'No',
  debit: 'No',
  commercial: 'No',
  healthcare: 'No',
  durbinRegulated: 'No',
  payroll: 'No',
  countryOfIssuance: 'USA',
  issuingBank: 'Sandbox Bank',
  productId: 'A',
};

/** Flags of a listed number; all others of the list are plain credit cards. */
const byNumber: Readonly<Record<string, Partial<BinData>>> = {
  '4111111111111210': { prepaid: 'Yes' },
  '4229989900000002': { prepaid: 'Yes', prepaidReloadable: 'Yes' },
  '4117101010101010': { debit: 'Yes' },
  '4111111111131010': { commercial: 'Yes' },
  '4111111111112101': {
    prepaid: 'Unknown',
    prepaidReloadable: 'Unknown',
    debit: 'Unknown',
    commercial: 'Unknown',
    healthcare: 'Unknown',
    durbinRegulated: 'Unknown',
    payroll: 'Unknown',
    countryOfIssuance: 'Unknown',
    issuingBank: 'Unknown',
    productId: 'Unknown',
  },
};

export const binDataOf = (number: string): BinData => ({ ...plain, ...byNumber[number] });
export const prepaidBinData: BinData = { ...plain, prepaid: 'Yes' };
export const reloadableBinData: BinData = { ...plain, prepaid: 'Yes', prepaidReloadable: 'Yes' };
