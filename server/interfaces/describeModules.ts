import { toLocalText } from '../../src/documents/rule.ts';
import type { FormDocument, ModuleAction } from '../../src/schemas/documents/form.ts';
import { localise } from '../../src/schemas/text.ts';
import type { Locale } from '../../src/schemas/text.ts';
import { callableOf, isRequired } from '../../src/schemas/wire/callables.ts';
import type { ModuleCallable } from '../../src/schemas/wire/callables.ts';
import type { InterfaceReading } from './definition/services.ts';
import { granteesOf } from '../session/actor.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { shapeOf } from '../records/formModules.ts';
import { actionRights } from '../../src/documents/rights/moduleRights.ts';
import type { ActionRights } from '../../src/documents/rights/moduleRights.ts';
import { mayUse } from '../records/refusal.ts';
import type { ModuleShape } from '../records/shape.ts';

/** One input or output of an interface, as designers pick them. */
interface Member {
  readonly name: string;
  readonly title: string;
  readonly type: string;
}

/** An interface that the caller's role may call. */
export interface InterfaceEntry {
  readonly id: string;
  readonly moduleCode: string;
  readonly interfaceUrl: string;
  readonly name: string;
  readonly inputs: readonly (Member & { readonly required: boolean })[];
  readonly outputs: readonly Member[];
}

/** The most interfaces that one request names. */
const MAX_IDS = 200;

/**
 * Ids that a request names: one, several, or several joined with commas.
 * @throws AppError INPUT_INVALID where they are more than 200
 */
export function interfaceIds({
  id = [],
  ids = [],
}: {
  id?: string | string[];
  ids?: string | string[];
}): string[] {
  const named = [id, ids].flat().flatMap((entry) => entry.split(',').map((part) => part.trim()));
  if (named.length > MAX_IDS) {
    throw new AppError('INPUT_INVALID', { errors: [inputError('ids', 'TOO_MANY', MAX_IDS)] });
  }
  return named;
}

/** Describes interfaces by id (`moduleCode/interfaceUrl`); those unknown to the caller's role are left out. */
export async function describeInterfaces(
  ctx: InterfaceReading,
  ids: readonly string[],
): Promise<readonly InterfaceEntry[]> {
  const wanted = [...new Set(ids)].flatMap((id) => {
    const [module = '', url = ''] = id.split('/');
    const call = callableOf(url);
    return call?.picked === undefined || id !== `${module}/${url}` ? [] : [{ module, url, call }];
  });
  if (wanted.length === 0) return [];
  const published = await ctx.platform.documents.list(ctx.db, 'form');
  const forms = new Map(published.map(({ id, document }) => [id, document]));
  return wanted.flatMap(({ module, url, call }) => {
    const form = forms.get(module);
    if (form === undefined) return [];
    const rights = actionRights(form, granteesOf(ctx.actor), url as ModuleAction);
    if (rights === undefined) return [];
    const members = recordMembers(shapeOf(form, ctx.platform), rights, ctx.locale);
    return [describe(form, url, call, members, ctx.locale)];
  });
}

function describe(
  form: FormDocument,
  url: string,
  call: ModuleCallable,
  members: readonly Member[],
  locale: Locale,
): InterfaceEntry {
  return {
    id: `${form.id}/${url}`,
    moduleCode: form.id,
    interfaceUrl: url,
    name: `${localise(form.title ?? form.name, locale)} · ${call.title[locale]}`,
    inputs: (call.picked ?? []).map((name) => ({
      name,
      title: name,
      type: call.inputs[name]?.type ?? 'json',
      required: isRequired(call, name),
    })),
    outputs: typeof call.gives === 'string' ? members : membersOf(call.gives),
  };
}

const membersOf = (types: Readonly<Record<string, string>>): Member[] =>
  Object.entries(types).map(([name, type]) => ({ name, title: name, type }));

/** The members of a record that the role may read. */
function recordMembers(shape: ModuleShape, rights: ActionRights, locale: Locale): Member[] {
  return [...shape.columns.values()]
    .filter(({ code }) => mayUse(shape, rights.read, code))
    .map(({ code, type }) => {
      const title = shape.byCode.get(code)?.node.title;
      return { name: code, title: title === undefined ? code : toLocalText(title)[locale], type };
    });
}
