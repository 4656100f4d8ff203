type FieldName = 'card-number' | 'expiration' | 'security-code';
export const fieldNames: readonly FieldName[];
export function messagesOf(values: Record<FieldName, string>): Record<FieldName, string | null>;
export const refusals: Readonly<Record<number, string>>;
