/** Every code with which a call of pricing may refuse, in addition to the common ones: status and meaning. */
export const pricingRefusals: Readonly<Record<string, { status: number; means: string }>> = {
  no_service: { status: 422, means: 'No carrier offers the chosen service for this shipment.' },
  nothing_to_price: { status: 422, means: 'No bag has a size yet.' },
  line_not_offered: {
    status: 422,
    means: 'A product line is not shipped between these countries; the travelers’ lines are listed.',
  },
  cart_not_found: { status: 404, means: 'No cart with this token.' },
  order_not_found: {
    status: 404,
    means: 'The caller may not amend this order.',
  },
};
