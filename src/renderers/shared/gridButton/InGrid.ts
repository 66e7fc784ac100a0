import { createContext } from 'react';

/** Whether what is drawn stands in a row of a grid: hundreds of it may, so that buttons there are plain elements. */
export const InGrid = createContext(false);
