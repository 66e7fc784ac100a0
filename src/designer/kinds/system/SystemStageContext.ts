import { createContext, type ComponentType } from 'react';
import type { SystemDocument } from '../../../schemas/documents/index.ts';

export interface SystemStageProps {
  document: SystemDocument;
  /** Whose menus are shown; undefined: all of them. */
  role: string | undefined;
}

/** Draws a system as the portal does: its card on the home screen, its header and its menus. Given by the portal. */
export const SystemStageContext = createContext<ComponentType<SystemStageProps> | undefined>(undefined);
