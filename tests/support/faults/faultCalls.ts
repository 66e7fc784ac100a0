import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../src/documents/diff/canonicalJson.ts';
import type { ApiAnswer, ApiClient } from '../apiClient.ts';
import type { Chance } from '../chance.ts';
import {
  fieldsOf,
  FORM,
  idOf,
  formOf,
  imported,
  listOf,
  pageOf,
  published,
  replaced,
  saved,
} from './world.ts';
import type { FaultDocument, FaultField, FaultKind, World } from './world.ts';

/** A call over which the server is killed. */
export interface FaultCall {
  readonly name: string;
  readonly param: object;
  /** What the installation is when it is done. */
  readonly after: World;
}

export const send = (admin: ApiClient, { name, param }: Pick<FaultCall, 'name' | 'param'>) =>
  admin.call('manager', `/resource/${name}.do`, param);

const OVERRIDE = '列表随后发布';
const kinds: readonly FaultKind[] = ['form', 'mgrList', 'app'];

let count = 0;
const nextNumber = (): number => (count += 1);

/** A whole document is saved. */
export function save(world: World, schema: FaultDocument): FaultCall {
  const { kind, id, name } = schema;
  const { revision } = world.documents[kind];
  const param = { kind, id, name, schema, ...(revision > 0 && { revision }) };
  return { name: 'save', param, after: saved(world, schema, 'resource.save') };
}

/** A page is saved as the designer does. */
export function patchPage(world: World, texts: readonly string[]): FaultCall {
  const schema = pageOf(texts);
  const { revision } = world.documents.app;
  const sum = createHash('md5').update(canonicalJson(schema)).digest('hex');
  const patch = [{ op: 'replace', path: '/body', value: schema.body }];
  return {
    name: 'patch',
    param: { kind: 'app', id: idOf.app, revision, patch, sum },
    after: saved(world, schema),
  };
}

/** The form is published, by the plan that the server tells. */
export async function publish(admin: ApiClient, world: World): Promise<FaultCall> {
  const { revision } = world.documents.form;
  const at = { kind: 'form', id: FORM, revision };
  const accept = await planOf(admin, at);
  return {
    name: 'publish',
    param: { ...at, accept, override: OVERRIDE },
    after: published(world, 'form', 'resource.publish'),
  };
}

/** All three are published. */
export async function publishAll(admin: ApiClient, world: World): Promise<FaultCall> {
  const accept = await planOf(admin, { kind: 'form', id: FORM, revision: world.documents.form.revision });
  const items = kinds.map((kind) => ({
    kind,
    id: idOf[kind],
    revision: world.documents[kind].revision,
    ...(kind === 'form' && { accept }),
  }));
  const after = kinds.reduce((done, kind) => published(done, kind, 'resource.publishAll'), world);
  return { name: 'publishAll', param: { items, override: OVERRIDE }, after };
}

/** All three come in with a bundle from elsewhere, and are published. */
export async function importAll(admin: ApiClient, world: World, chance: Chance): Promise<FaultCall> {
  const form = changedForm(world, chance);
  const list = listOf(form.kind === 'form' ? fieldsOf(form) : []);
  const schemas = [form, list, pageOf(someTexts())];
  const documents = schemas.map((schema) => ({
    kind: schema.kind,
    id: schema.id,
    name: schema.name,
    schema,
  }));
  const bundle = { format: 'atrium-bundle', formatVersion: 1, documents };
  const told = await send(admin, { name: 'import', param: { bundle, publish: true, dryRun: true } });
  const { plans = [] } = (told.result ?? {}) as { plans?: readonly { id: string; hash: string }[] };
  const accept = Object.fromEntries(plans.map(({ id, hash }) => [`form/${id}`, hash]));
  return {
    name: 'import',
    param: { bundle, publish: true, accept, override: OVERRIDE },
    after: schemas.reduce((done, schema) => imported(done, schema, 'resource.import'), world),
  };
}

/** An earlier version of the form is published again. @returns undefined where there is none */
export async function rollBack(
  admin: ApiClient,
  world: World,
  chance: Chance,
): Promise<FaultCall | undefined> {
  const { versions, revision } = world.documents.form;
  if (versions.length < 2) return undefined;
  // The late ones: their columns are there still, in one state or another.
  const version = versions.length - 1 - chance.below(Math.min(3, versions.length - 1));
  const schema = versions[version - 1]?.schema;
  if (schema === undefined) return undefined;
  const at = { kind: 'form', id: FORM, version };
  const accept = await planOf(admin, at);
  return {
    name: 'rollback',
    param: { ...at, revision, accept, override: OVERRIDE },
    after: replaced(world, schema, 'resource.rollback'),
  };
}

async function planOf(admin: ApiClient, at: object): Promise<string> {
  const { result, text } = await send(admin, { name: 'plan', param: at });
  if (result === undefined) throw new Error(`There is no plan: ${text}`);
  return (result as { hash: string }).hash;
}

/** Makes a call that must be answered. */
export async function done(admin: ApiClient, call: FaultCall): Promise<World> {
  const answer: ApiAnswer = await send(admin, call);
  if (answer.msgState !== 1) throw new Error(`${call.name} is refused: ${answer.text}`);
  return call.after;
}

/** The form as somebody might have changed it: some fields added, removed, brought back, renamed, of another type. */
export function changedForm(world: World, chance: Chance): FaultDocument {
  const { schema } = world.documents.form;
  let fields = schema.kind === 'form' ? fieldsOf(schema) : [];
  for (let step = 0; step < 1 + chance.below(4); step += 1) fields = changed(fields, world, chance);
  return formOf(fields);
}

/** The list of the form as it is, so that both can be published together. */
export function changedList({ documents }: World): FaultDocument {
  return listOf(documents.form.schema.kind === 'form' ? fieldsOf(documents.form.schema) : []);
}

export const someTexts = (): readonly string[] => [String(nextNumber()), '文字'];

function changed(fields: readonly FaultField[], world: World, chance: Chance): readonly FaultField[] {
  const one = chance.pick(fields);
  const number = String(nextNumber());
  const withOne = (change: Partial<FaultField>) =>
    fields.map((field) => (field === one ? { ...field, ...change } : field));
  switch (chance.below(8)) {
    case 0:
      return fields.length > 3 ? fields.filter((field) => field !== one) : fields;
    case 1:
    case 2:
      return withOne({ type: one.type === 'input' ? 'number' : 'input' });
    case 3:
      return withOne({ name: `c${number}` });
    case 4: {
      const other = chance.pick(fields);
      return fields.map((field) =>
        field === one
          ? { ...field, name: other.name }
          : field === other
            ? { ...field, name: one.name }
            : field,
      );
    }
    case 5:
      return withOne({ index: one.index !== true });
    case 6: {
      const gone = world.columns.filter(
        ({ state, field }) => state === 'retired' && !fields.some(({ id }) => id === field.id),
      );
      return gone.length === 0 ? fields : [...fields, { ...chance.pick(gone).field, name: `c${number}` }];
    }
    default:
      return [
        ...fields,
        {
          id: `n${number}`,
          name: `c${number}`,
          type: chance.pick(['input', 'number']),
          unique: chance.below(3) === 0,
        },
      ];
  }
}
