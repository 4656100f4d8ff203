import * as z from 'zod';

/** Customers of the stand-in, each with their saved card. */
export type Customers = Map<string, string>;

const createSchema = z.object({
  customer: z.object({
    id: z.string(),
    payment_method_nonce: z.string(),
    credit_card: z.object({ options: z.object({ verify_card: z.literal(true) }) }),
  }),
});

type Answer = { status: number; xml: string };

/** The gateway's answers about customers; each nonce is named after its payment method. */
export function customerAnswer(
  customers: Customers,
  method: string,
  path: string,
  body: unknown,
): Answer | undefined {
  if (!path.includes('/customers')) return undefined;
  if (method === 'GET') return found(customers, path.split('/').at(-1) ?? '');
  const { id, payment_method_nonce: nonce } = createSchema.parse(body).customer;
  if (customers.has(id)) return refused('91609');
  if (nonce === 'spent') return refused('91564');
  if (nonce === 'unknown') return refused('91565');
  if (nonce.startsWith('declined')) return declined(nonce.slice('declined-'.length));
  customers.set(id, `kept-of-${nonce}`);
  return { ...found(customers, id), status: 201 };
}

function found(customers: Customers, id: string): Answer {
  const token = customers.get(id);
  if (token === undefined) return { status: 404, xml: '' };
  return {
    status: 200,
    xml: `<customer><id>${id}</id><credit-cards type="array"><credit-card><token>${token}</token><card-type>Visa</card-type>
      <last-4>1111</last-4><expiration-month>12</expiration-month><expiration-year>2030</expiration-year>
      <prepaid>No</prepaid></credit-card></credit-cards></customer>`,
  };
}

const refused = (code: string): Answer => ({
  status: 422,
  xml: `<api-error-response><errors><errors type="array"/><customer><errors type="array"><error><code>${code}</code>
    <attribute type="symbol">base</attribute><message>No.</message></error></errors></customer></errors>
    <message>No.</message></api-error-response>`,
});

const declined = (code: string): Answer => ({
  status: 422,
  xml: `<api-error-response><errors><errors type="array"/></errors><message>No.</message><verification>
    <status>processor_declined</status><processor-response-code>${code}</processor-response-code>
    <gateway-rejection-reason nil="true"/></verification></api-error-response>`,
});
