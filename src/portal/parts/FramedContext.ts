import { createContext } from 'react';

/**
 * What draws header and menus around a page already: a workspace, or the page of another site that embeds the portal, where
 * the content stands alone. Undefined: nothing does.
 */
export const FramedContext = createContext<'workspace' | 'site' | undefined>(undefined);
