import { VisuallyHidden } from '@sendahead/shared-ui';

/** A brand as a dot in its color; its name for screen readers and while it is pointed at. */
export function BrandDot({ brand }: { brand: string }) {
  return (
    <span className="console-brand-dot" data-brand={brand} title={brand}>
      <VisuallyHidden>{brand}</VisuallyHidden>
    </span>
  );
}
