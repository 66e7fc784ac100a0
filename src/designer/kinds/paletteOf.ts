import { lazy, type ComponentType } from 'react';
import type { DocumentKind } from '../../schemas/documents/index.ts';

/** What a palette of a kind of document offers before the widgets. */
export interface KindPaletteProps {
  /** What is searched, as it is typed. */
  search: string;
  /** To be called once something was put into the document. */
  inserted: () => void;
}

const palettes: Partial<Record<DocumentKind, ComponentType<KindPaletteProps>>> = {
  mgrList: lazy(async () => ({ default: (await import('./mgrList/ListPalette.tsx')).ListPalette })),
  mgrForm: lazy(async () => ({ default: (await import('./mgrForm/FormPalette.tsx')).FormPalette })),
};

/** What a kind offers beside widgets; undefined: nothing. */
export const paletteOf = (kind: DocumentKind): ComponentType<KindPaletteProps> | undefined => palettes[kind];
