export function expirationOf(text: string): { month: string; year: string };
export function shownExpiration(text: string, deleting: boolean): string;
