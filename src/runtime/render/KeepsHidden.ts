import { createContext } from 'react';

/**
 * True within a container that hides its fields by itself (`display: none`): a field that was shown once stays mounted
 * there while it is hidden.
 */
export const KeepsHidden = createContext(false);
