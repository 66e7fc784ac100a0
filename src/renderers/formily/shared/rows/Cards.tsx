import { ArrayCards } from '@formily/antd-v5';
import type { ISchema } from '@formily/react';
import { part } from '../part.ts';
import { ADDITION, ROW_FORM } from './listParts.ts';

/** The schema of rows as cards. */
export const CARDS: ISchema = { items: part('Row', { properties: ROW_FORM }), properties: ADDITION };

/** A row's card holds its parts as they are. */
export const CARD_PARTS = { Row: ({ children }: { children?: React.ReactNode }) => <>{children}</> };

/** Formily's cards. Their heading is the row's name alone. */
export const Cards = () => <ArrayCards className="atrium-formily-cards" size="small" title=" " />;
