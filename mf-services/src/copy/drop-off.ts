/** MD-11: what a customer does who drops the bags off. */
export const dropOffSteps: readonly string[] = [
  'Print the labels that we mail you after the order.',
  'Attach one to each bag before you leave home.',
  'Bring the bags to a carrier store on the drop-off date before it closes, and ask for a receipt.',
];
