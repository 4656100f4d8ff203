import { PhoneInput, type PhoneInputProps } from '@sendahead/shared-ui/dialogs';
import { useController } from 'react-hook-form';
import type { AccountForms } from './use-account-forms.ts';

/** The phone of a registration. */
export function RegistrationPhone({
  registration: { control },
  ...words
}: Pick<AccountForms, 'registration'> & Pick<PhoneInputProps, 'label' | 'required' | 'optional'>) {
  const { field, fieldState } = useController({ name: 'phone', control });
  return (
    <PhoneInput
      {...words}
      ref={field.ref}
      name={field.name}
      initial={field.value}
      onPhone={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
