import { create as createClient } from 'braintree-web/client';
import { create as createHostedFields, type FieldName, type HostedFields } from 'braintree-web/hosted-fields';
import type { MountOptions, PaymentProvider, TokenizeResult } from '../port.ts';
import { hostedFieldWords } from './field-words.ts';
import { buildHostedFrame } from './hosted-frame.ts';

const names = hostedFieldWords.map(({ name }) => name);
const isField = (name: string): name is FieldName => names.some((known) => known === name);

const isFieldError = (error: unknown): boolean => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === 'HOSTED_FIELDS_FIELDS_EMPTY' || code === 'HOSTED_FIELDS_FIELDS_INVALID';
};

/** Braintree's hosted fields: each one is a frame of the provider, with our labels and messages around it. */
async function mount({ place, access, listener }: MountOptions) {
  const frame = buildHostedFrame(place);
  const fieldsWithProblems = new Set<string>();
  const client = await createClient({ authorization: access.client_token });
  const fields: HostedFields = await createHostedFields({
    client,
    fields: Object.fromEntries(
      hostedFieldWords.map(({ name, label, placeholder }) => [
        name,
        {
          container: frame.places[name],
          internalLabel: label,
          iframeTitle: label,
          ...(placeholder ? { placeholder } : {}),
        },
      ]),
    ) as Parameters<typeof createHostedFields>[0]['fields'],
    styles: {
      input: {
        'font-size': '16px',
        'font-family': 'system-ui, sans-serif',
        color: getComputedStyle(place).color,
      },
    },
  });

  const tell = (): Record<string, string> => {
    const state = fields.getState();
    const problems = frame.problems(state);
    const cardType = state.cards.length === 1 ? (state.cards[0]?.niceType ?? '') : '';
    frame.show(problems, fieldsWithProblems, state.fields.number.isEmpty ? '' : cardType);
    const visible = Object.fromEntries(
      Object.entries(problems).filter(([name]) => fieldsWithProblems.has(name)),
    );
    listener.changed({ valid: Object.keys(problems).length === 0, cardType, errors: visible });
    return problems;
  };
  const validate = (focus: boolean): void => {
    for (const name of names) fieldsWithProblems.add(name);
    const first = Object.keys(tell()).find(isField);
    if (focus && first) fields.focus(first);
  };

  for (const event of ['validityChange', 'empty', 'notEmpty', 'cardTypeChange'] as const)
    fields.on(event, tell);
  fields.on('blur', ({ emittedBy }) => {
    fieldsWithProblems.add(emittedBy);
    tell();
  });
  fields.on('inputSubmitRequest', () => listener.submitted());

  return {
    validate,
    focus: (field: string) => isField(field) && fields.focus(field),
    async tokenize(): Promise<TokenizeResult> {
      try {
        const { nonce, binData, details } = await fields.tokenize();
        return { ok: true, nonce, prepaid: binData?.prepaid === 'Yes', bin: details?.bin ?? '' };
      } catch (error) {
        if (!isFieldError(error)) return { ok: false, code: 'failed' };
        validate(true);
        return { ok: false, code: 'fields' };
      }
    },
    clear() {
      fieldsWithProblems.clear();
      for (const name of names) fields.clear(name);
    },
    remove() {
      // Teardown rejects when the page is already unloading; then there is nothing left to remove.
      fields.teardown().catch(() => undefined);
      client.teardown().catch(() => undefined);
    },
  } as const;
}

export const braintreeProvider: PaymentProvider = {
  mount,
  ways: async () => (await import('./braintree-ways.ts')).braintreeWays,
};
