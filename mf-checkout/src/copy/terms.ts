/** VL-47 */
export const termsRefused = 'Our terms have changed. Please accept to proceed with your order.';
