/** What the refund of an amendment goes by that costs less. */
export const amendRefundKey = ({ id }: { id: string }): string => `amend-${id}`;
