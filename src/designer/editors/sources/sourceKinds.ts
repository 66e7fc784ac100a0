import type { Source } from '../../../schemas/source.ts';

/** What a source can bring: of a form, by the name of its call; else what an interface answers. */
export const sourceKinds = ['list', 'detail', 'count', 'aggregate', 'interface'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The parts of a source that decide on its fields. */
export interface SourceParts {
  readonly kind: SourceKind;
  /** Of a form: its id; empty for none yet. */
  readonly module: string;
}

const isOfForm = (name: string | undefined): name is Exclude<SourceKind, 'interface'> =>
  sourceKinds.some((kind) => kind === name && kind !== 'interface');

/** What a source brings, by its call. */
export function sourceParts({ call = '' }: Partial<Source>): SourceParts {
  const [module = '', name] = call.split('/');
  return isOfForm(name) ? { kind: name, module } : { kind: 'interface', module: '' };
}

/** A source that begins to bring something else: of the same form under the same conditions, which mean nothing to another one. */
export function withCall(source: Partial<Source>, call: string): Source {
  const { param: before = {}, ...rest } = source;
  const { module } = sourceParts(source);
  const { kind, module: next } = sourceParts({ call });
  const kept = module === next && kind !== 'detail' && kind !== 'interface' ? before.where : undefined;
  const param = {
    ...(kind === 'aggregate' && { measures: [{ as: 'count', fn: 'count' }] }),
    ...(kept !== undefined && { where: kept }),
  };
  return { ...rest, call, ...(Object.keys(param).length > 0 && { param }) };
}

/** A name for a source that expressions can say, of its call: `repairOrders` of `repair-orders/list`. */
export function sourceName(call: string): string {
  const [module = '', name = ''] = call.split('/');
  const isForm = isOfForm(name);
  const stem = (isForm ? module : name).replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());
  const tail = isForm && name !== 'list' ? name.replace(/^./, (letter) => letter.toUpperCase()) : '';
  return /^[A-Za-z]/.test(stem) ? `${stem}${tail}` : `source${tail}`;
}
