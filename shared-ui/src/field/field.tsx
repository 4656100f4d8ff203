export { CheckField } from './check-field.tsx';
export { FieldError } from './field-error.tsx';
export { FieldRow } from './field-row.tsx';
export { RadioGroup } from './radio-group.tsx';
export { SelectField } from './select-field.tsx';
export { TextArea } from './text-area.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
