import type { InterfaceHttp } from '../../../../schemas/wire/interface.ts';
import type { InterfaceKind } from '../index.ts';
import { HttpPart } from './HttpPart.tsx';

const start: InterfaceHttp = { method: 'GET', origin: '', path: '/' };

/** A call of another service. */
export const httpKind: InterfaceKind = { kind: 'http', title: 'http', start, hasPaths: true, Part: HttpPart };
