export { CheckField, type CheckFieldProps } from './check-field.tsx';
export { FieldError } from './field-error.tsx';
export { type FieldWidth, type FieldWords, useFieldWiring } from './field-frame.tsx';
export { FieldRow } from './field-row.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
