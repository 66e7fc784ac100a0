import { createContext, useContext } from 'react';
import type { FormModel } from './FormModel.ts';

export const FormContext = createContext<FormModel | undefined>(undefined);

/** The form around a node, where there is one. */
export const useForm = (): FormModel | undefined => useContext(FormContext);
