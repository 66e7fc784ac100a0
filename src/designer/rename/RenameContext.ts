import { createContext, useContext } from 'react';
import type { RenameModel } from './RenameModel.ts';

export const RenameContext = createContext<RenameModel | undefined>(undefined);

/** What renames parts with all that names them; undefined where only the document itself can be changed. */
export const useRename = (): RenameModel | undefined => useContext(RenameContext);
