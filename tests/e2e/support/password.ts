/** Of all accounts of the demo. */
export const PASSWORD = 'atrium-demo';
