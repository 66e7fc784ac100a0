/** The id of the control for a path of a definition, so that a finding can lead to it. */
export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** What a control says of itself and of what is wrong with it. */
export interface ControlAttributes {
  id: string;
  status: '' | 'error';
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

export const attributesOf = (path: string, error: string | undefined, help = false): ControlAttributes => ({
  id: controlId(path),
  status: error === undefined ? '' : 'error',
  'aria-invalid': error !== undefined,
  ...(error !== undefined
    ? { 'aria-describedby': `${controlId(path)}-error` }
    : help && { 'aria-describedby': `${controlId(path)}-help` }),
});
