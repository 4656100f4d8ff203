import { codes, type GatewayUnderTest, gatewayUnderTest } from '../testing/gateway-under-test.ts';

let gateway: GatewayUnderTest['gateway'];
let merchant: GatewayUnderTest['merchant'];
let ledger: GatewayUnderTest['ledger'];
gatewayUnderTest((started) => {
  ({ gateway, merchant, ledger } = started);
});

const keep = (customer_id: string, nonce: string) =>
  merchant.call('POST', '/merchant/payment_methods', { customer_id, nonce });

describe('a card that is kept without a charge', () => {
  it('GB-01 is stored once for repeated requests, and pays later', async () => {
    const nonce = await gateway.nonce();
    const [first, second] = await Promise.all([keep('kept-1', nonce), keep('kept-1', nonce)]);
    expect(first.body.token).toEqual(expect.any(String));
    expect(second.body.token).toBe(first.body.token);
    expect((await ledger.query('select 1 from sandbox_gateway.transactions')).rows).toEqual([]);
    expect((await merchant.sale({ token: first.body.token })).body.transaction?.status).toBe('authorized');
    expect(codes(await keep('kept-2', nonce))).toEqual(['91564']);
  });

  it('GB-01 is not stored when its bank declines it, or requires a check first', async () => {
    const declined = await keep('kept-3', await gateway.nonce('4000111111111115'));
    expect(declined.body).toMatchObject({ token: null, verification: { status: 'processor_declined' } });
    const asked = await keep('kept-4', await gateway.nonce('4000000000002503'));
    expect(asked.body).toMatchObject({ token: null, verification: { processor_code: '2099' } });
    const { rows } = await ledger.query(
      "select 1 from sandbox_gateway.vault where customer_id in ('kept-3', 'kept-4')",
    );
    expect(rows).toEqual([]);
  });
});
