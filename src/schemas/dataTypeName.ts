import { oneOf } from './named.ts';

/** Types that a document gives to its parameters, variables and inputs. */
export const dataTypeName = oneOf('text', 'number', 'bool', 'time', 'list', 'record');
