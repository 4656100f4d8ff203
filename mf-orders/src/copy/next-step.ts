import type { OrderNextStep } from '@sendahead/shared-contracts/orders/life-schema';

const bagsOf = ({ leg }: OrderNextStep): string => (leg === 'return' ? 'return bags' : 'bags');

/** What comes next, `day` in words. */
export function nextStepWords(step: OrderNextStep, day: string): string {
  const bags = bagsOf(step);
  switch (step.kind) {
    case 'labels_follow':
      return `We’ll email your labels before ${day}`;
    case 'print_labels':
      return `Print your ${step.leg === 'return' ? 'return labels' : 'labels'} and attach them before ${day}`;
    case 'pickup':
      return `The carrier picks up your ${bags} on ${day}`;
    case 'drop_off':
      return `Drop off your ${bags} on ${day}`;
    case 'arrival':
      return `Your ${bags} arrive on ${day}`;
  }
}

/** The same as a title, whose day is next to it. */
export function nextStepTitle(step: OrderNextStep): string {
  switch (step.kind) {
    case 'labels_follow':
      return 'We’ll email your labels';
    case 'print_labels':
      return step.leg === 'return' ? 'Print your return labels' : 'Print your labels';
    case 'pickup':
      return `Have your ${bagsOf(step)} ready for pickup`;
    case 'drop_off':
      return `Drop off your ${bagsOf(step)}`;
    case 'arrival':
      return `Your ${bagsOf(step)} are on their way`;
  }
}

/** Its day: what is done by the customer is done before the carrier comes. */
export const nextStepDay = ({ kind }: OrderNextStep, day: string): string =>
  kind === 'labels_follow' || kind === 'print_labels' ? `Before ${day}` : day;

/** The word on the button that leads to it. */
export const nextStepAct = ({ kind }: OrderNextStep): string =>
  kind === 'print_labels' ? 'Print labels' : kind === 'arrival' ? 'Track your bags' : 'Open order';

/** The part of the order's page that it is about. */
export const nextStepAnchor = ({ kind }: OrderNextStep): string =>
  kind === 'print_labels' ? '#labels' : kind === 'arrival' ? '#timeline' : '';
