import { countBagsWithoutLabel } from '../../../modules/orders/public/tracking/late-bags.ts';
import type { ShippingContext } from '../context.ts';
import { labelDays } from './label-days.ts';

/** Bags that leave today or earlier, and have no label. */
export const countLateLabels = (
  context: Pick<ShippingContext, 'db' | 'clock' | 'carriers'>,
): Promise<number> => countBagsWithoutLabel(context.db, labelDays(context).first);
