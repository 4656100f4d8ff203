import { carrierContact } from '@sendahead/shared-contracts/services/carrier-contact';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { VisuallyHidden } from '@sendahead/shared-ui';
import { trackingTexts as texts } from '../copy/tracking.ts';

/** The tracking number of a bag, which opens the carrier's page for it in a new tab. */
export function TrackedNumber({ carrier, number }: { carrier: string; number: string | null | undefined }) {
  if (!number) return texts.noneYet;
  const page = carrierContact(carrier)?.tracking(number);
  if (!page) return number;
  return (
    <a href={page} target="_blank" rel="noopener noreferrer">
      {number}
      <VisuallyHidden>{texts.opensAt(carrierName(carrier))}</VisuallyHidden>
    </a>
  );
}
