/** A person as records hold it: the id, and the name as it was when the person was chosen. */
export interface PersonValue {
  value: string;
  label: string;
}

export const isPerson = (value: unknown): value is PersonValue =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;
