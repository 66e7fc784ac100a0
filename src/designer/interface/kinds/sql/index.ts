import type { InterfaceSql } from '../../../../schemas/wire/interface.ts';
import type { InterfaceKind } from '../index.ts';
import { SqlPart } from './SqlPart.tsx';

const start: InterfaceSql = { database: '', text: '' };

/** A statement over a registered database. */
export const sqlKind: InterfaceKind = { kind: 'sql', title: 'sql', start, Part: SqlPart };
