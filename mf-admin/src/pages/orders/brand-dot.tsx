import { VisuallyHidden } from '@sendahead/shared-ui';

/** A brand as a dot in its color; screen readers get its name, and a pointer shows it. */
export function BrandDot({ brand }: { brand: string }) {
  return (
    <span className="console-brand-dot" data-brand={brand} title={brand}>
      <VisuallyHidden>{brand}</VisuallyHidden>
    </span>
  );
}
