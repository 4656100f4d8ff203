/** The conditions of a canary: without any, every visitor may get it. */
export interface Conditions {
  readonly brands?: readonly string[] | undefined;
  readonly staff?: boolean | undefined;
}

/** Who gets a canary. */
export interface Audience extends Conditions {
  readonly percent: number;
  /** Whether the share then rises automatically. */
  readonly rises?: boolean | undefined;
}

export const conditionsOf = ({ brands = [], staff = false }: Conditions) => ({
  ...(brands.length > 0 ? { brands: [...brands] } : {}),
  ...(staff ? { staff } : {}),
});

export const isNarrow = (audience: Conditions): boolean => Object.keys(conditionsOf(audience)).length > 0;

/** Such as `5% of staff of golf and ski`, or `5% of all visitors`. */
export function describeAudience({ percent, brands = [], staff = false }: Audience): string {
  const people = staff ? 'staff' : brands.length > 0 ? 'visitors' : 'all visitors';
  return `${percent}% of ${people}${brands.length > 0 ? ` of ${brands.join(' and ')}` : ''}`;
}
