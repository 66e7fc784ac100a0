import { createContext } from 'react';

/** What a submit button of a schema does. */
export const SubmitContext = createContext<() => void>(() => undefined);
