/** How calls leave the browser. */
export const browserTransport: typeof fetch = (input, init) => fetch(input, init);
