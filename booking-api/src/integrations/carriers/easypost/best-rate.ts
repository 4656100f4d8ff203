import { type Carriage, CarrierRefused } from '../port.ts';
import { centsOf, type EasyPostRate } from './answers.ts';
import { easyPostCarrier, productsOf } from './products.ts';

/** The rate to buy. Throws CarrierRefused when the carrier offers no rate. */
export function chooseRate(rates: readonly EasyPostRate[], carriage: Carriage): EasyPostRate {
  const rate = bestRate(rates, carriage);
  if (!rate) throw new CarrierRefused('RATES.NONE');
  return rate;
}

/** The cheapest of the best product that the carrier offers; undefined when it offers no product. */
export function bestRate(rates: readonly EasyPostRate[], carriage: Carriage): EasyPostRate | undefined {
  const carrier = easyPostCarrier(carriage.carrier);
  for (const product of productsOf(carriage)) {
    const [best] = rates
      .filter(
        (rate) => rate.carrier.startsWith(carrier) && rate.service === product && rate.currency === 'USD',
      )
      .toSorted((a, b) => centsOf(a.rate) - centsOf(b.rate));
    if (best) return best;
  }
  return undefined;
}
