import type { PartRole } from '../../../documents/parts/part.ts';
import type { PropsSchema } from '../../../schemas/prop.ts';
import { columnProps, filterProps, sortProps, toneProps, viewProps } from './listRoles.ts';
import { eventProps, inputProps, paramProps, sourceProps, variableProps } from './pageRoles.ts';
import { grantProps, menuProps } from './rightRoles.ts';

/** What is set of a part that is neither a document nor a node, in this order. */
export const roleProps: Partial<Record<PartRole, PropsSchema>> = {
  column: columnProps,
  filter: filterProps,
  sort: sortProps,
  view: viewProps,
  tone: toneProps,
  param: paramProps,
  variable: variableProps,
  source: sourceProps,
  event: eventProps,
  input: inputProps,
  grant: grantProps,
  menu: menuProps,
};
