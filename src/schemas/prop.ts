import { Type, type Static, type TSchema } from 'typebox';
import type { Action } from './action.ts';
import { ActionSchema } from './action.ts';
import { RESOURCE_ID } from './kinds.ts';
import { NAME } from './named.ts';
import { type Option, type Options, OptionsSchema } from './option.ts';
import type { LocalText } from './text.ts';
import { TextSchema } from './textSchema.ts';

/**
 * How a prop is written in a document and what the component gets:
 * - `static`: the value as it stands;
 * - `bindable`: the value, or a template that yields it; what does not fit the schema falls back to the default;
 * - `text`: a text in one or both languages, templates inside; the component gets the string of its language;
 * - `options`: fixed options, a dictionary, or a source; the component gets an `OptionList`;
 * - `source`: the name of a page source; the component gets its `SourceView`;
 * - `member`: the name of a member of the records of the source in prop `of`, or of the list around, or the names
 *   of several, or objects that name one each; the component gets what is written;
 *   with `measure`, names of the fields inside the node;
 * - `event`: the name of an event of the page; the component gets the name;
 * - `template`: a template text or tree; the component gets a function that evaluates it with further names
 *   (`row`, `item`) in scope;
 * - `actions`: a chain; the component gets nothing, it emits the event of the prop's name.
 */
export type PropKind =
  'static' | 'bindable' | 'text' | 'options' | 'source' | 'member' | 'event' | 'template' | 'actions';

/** Under which heading a panel shows a prop. */
export type PropGroup = 'content' | 'look' | 'behaviour';

/** What an installation has, of which a document names one by its code. */
export type Nameable = 'form' | 'flow' | 'app' | 'role' | 'department' | 'label' | 'dictionary';

/** What a panel says and knows of a prop beside its title. */
export interface PropDetails {
  /** Absent: by its kind and what it takes. */
  readonly group?: PropGroup;
  /** A sentence on what it is good for. */
  readonly help?: LocalText;
  /** Smaller ones stand first; absent: 0, in the order of the declaration. */
  readonly order?: number;
  /** Shown only while other props have one of these values, the fallbacks counted. */
  readonly when?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

export interface Prop<T = unknown> extends PropDetails {
  readonly kind: PropKind;
  /** What the document may hold. */
  readonly schema: TSchema;
  /** What the component gets once the prop is resolved; absent where `kind` says it. */
  readonly resolved?: TSchema;
  readonly title: LocalText;
  readonly fallback?: T;
  /** The fallback of an `options` prop, as a document would write it. */
  readonly source?: Options;
  /**
   * The prop with the source whose records have the member that a `member` prop names; with the form whose fields a
   * `static` one names, or is a schema of, and whose values a `bindable` one holds by their codes.
   */
  readonly of?: string;
  /**
   * What a `static` prop names: something of the installation by its code, or fields of the form in prop `of`, which may
   * have steps behind.
   */
  readonly names?: Nameable | 'fields';
  /** The member beside it that names the field which a `static` prop compares: its type says which comparisons there are. */
  readonly compares?: string;
  /** The property that names the member, where a `member` prop is a list of objects, or a `template` one of members that it draws. */
  readonly by?: string;
  /** The members are fields inside the node, of whose values this is taken. */
  readonly measure?: 'sum';
  /** The member that a `member` prop names holds times. */
  readonly dated?: boolean;
  /** Nothing of the widget is seen without it. */
  readonly required?: boolean;
  /** The property by which the objects of a list are told apart. */
  readonly unique?: string;
  /** The language of others that a `static` prop is written in: the check reads it as whoever draws it does. */
  readonly language?: Language;
}

/** Languages of others that documents may hold. */
export type Language = 'formily';

export type PropsSchema = Readonly<Record<string, Prop>>;

/** Options as a component sees them: loading, failed, or there. */
export interface OptionList {
  status: 'loading' | 'ready' | 'failed';
  options: readonly Option[];
  /** Option by the text of its value. */
  find(value: unknown): Option | undefined;
}

/** A source as a component sees it. `data` is the call's `list` or `result`. */
export interface SourceView {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  data: unknown;
  total?: number;
  error?: string;
  /** Whether what failed fails for want of a right: asking again does not help. */
  refused?: boolean;
  reload(): void;
}

/** Evaluates a `template` prop; `names` stand in front of the scope of the node. */
export type TemplateProp = (names?: Readonly<Record<string, unknown>>) => unknown;

/** The value that a component gets for a prop. */
export type PropValue<P> = P extends Prop<infer T> ? T : never;
export type PropValues<S extends PropsSchema> = { readonly [K in keyof S]: PropValue<S[K]> };

/** What a text with a template in it looks like. It begins with `^`, so that no text is searched from each of its places anew. */
export const TEMPLATE = '^(?=[\\s\\S]*\\{\\{)[\\s\\S]*\\}\\}';

/** More of them beside a title are a table. */
const MOST_MEMBERS = 12;

function plain<S extends TSchema>(schema: S, title: LocalText): Prop<Static<S> | undefined>;
function plain<S extends TSchema>(schema: S, title: LocalText, fallback: Static<S>): Prop<Static<S>>;
function plain<S extends TSchema>(
  schema: S,
  title: LocalText,
  fallback?: Static<S>,
): Prop<Static<S> | undefined> {
  return { kind: 'static', schema, title, ...(fallback === undefined ? {} : { fallback }) };
}

function bindable<S extends TSchema>(schema: S, title: LocalText): Prop<Static<S> | undefined>;
function bindable<S extends TSchema>(schema: S, title: LocalText, fallback: Static<S>): Prop<Static<S>>;
function bindable<S extends TSchema>(
  schema: S,
  title: LocalText,
  fallback?: Static<S>,
): Prop<Static<S> | undefined> {
  return {
    kind: 'bindable',
    schema: Type.Union([Type.String({ pattern: TEMPLATE }), schema]),
    resolved: schema,
    title,
    ...(fallback === undefined ? {} : { fallback }),
  };
}

/** Builders of props; a widget's meta is made of these. */
export const prop = {
  static: plain,
  bindable,
  /** The id of a form. */
  form: (title: LocalText): Prop<string | undefined> => ({
    ...plain(Type.String({ pattern: RESOURCE_ID }), title),
    names: 'form',
  }),
  /** A static prop that names fields of the form in prop `of`. */
  fieldsOf: <T>(of: string, named: Prop<T>): Prop<T> => ({ ...named, names: 'fields', of }),
  text: (title: LocalText): Prop<string> => ({ kind: 'text', schema: TextSchema, title, fallback: '' }),
  /** `fallback` is where the options come from when the document does not say. */
  options: (title: LocalText, fallback?: Options): Prop<OptionList> => ({
    kind: 'options',
    schema: OptionsSchema,
    title,
    ...(fallback === undefined ? {} : { source: fallback }),
  }),
  source: (title: LocalText): Prop<SourceView | undefined> => ({
    kind: 'source',
    schema: Type.String({ pattern: NAME }),
    title,
  }),
  /** `schema` says which names there can be, where the records are not ours. */
  member: (
    title: LocalText,
    of = 'source',
    schema: TSchema = Type.String({ pattern: NAME }),
  ): Prop<string | undefined> => ({ kind: 'member', schema, title, of }),
  /** The names of several members, in the order in which they are shown. */
  members: (title: LocalText, of = 'source'): Prop<readonly string[] | undefined> => ({
    kind: 'member',
    schema: Type.Array(Type.String({ pattern: NAME }), { maxItems: MOST_MEMBERS }),
    title,
    of,
  }),
  /** Objects with something about a member each, whose name is their property `by`. */
  memberObjects: <S extends TSchema>(
    item: S,
    title: LocalText,
    by = 'field',
    of = 'source',
  ): Prop<readonly Static<S>[]> => ({
    kind: 'member',
    schema: Type.Array(item, { maxItems: MOST_MEMBERS }),
    title,
    fallback: [],
    of,
    by,
  }),
  /** The names of fields inside the node that have a total. */
  totals: (title: LocalText): Prop<readonly string[] | undefined> => ({
    kind: 'member',
    schema: Type.Array(Type.String({ pattern: NAME }), { maxItems: 20 }),
    title,
    measure: 'sum',
  }),
  event: (title: LocalText): Prop<string | undefined> => ({
    kind: 'event',
    schema: Type.String({ pattern: NAME }),
    title,
  }),
  template: (title: LocalText, schema: TSchema = Type.Unknown()): Prop<TemplateProp | undefined> => ({
    kind: 'template',
    schema,
    title,
  }),
  actions: (title: LocalText): Prop<readonly Action[] | undefined> => ({
    kind: 'actions',
    schema: Type.Array(ActionSchema),
    title,
  }),
} as const;

/** A prop with what a panel says of it. */
export const detailed = <P extends Prop>(declared: P, details: PropDetails): P => ({
  ...declared,
  ...details,
});
