import { stepScope, type NamedStep } from '../../documents/stepScope.ts';
import type { ConditionField } from '../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import type { TextOf } from '../../runtime/locale/useText.ts';
import type { DataType } from '../../schemas/condition.ts';
import type { Step } from '../../schemas/step.ts';
import type { CallInput, CallOutput, DescribedCall } from '../../schemas/wire/interface.ts';
import type { Titled } from '../fields/useTitled.ts';
import { referredBy } from './given.ts';
import type { Place, PlaceGroup } from './place.ts';
import type { stepLocale } from './step.locale.ts';

export type StepText = TextOf<keyof (typeof stepLocale.texts)['zhCN']>;

/** What is called, by address, as far as it is known. */
export type Known = (call: string) => DescribedCall | undefined;

/** As what conditions compare values of the types of inputs and columns. */
export const dataTypes: Readonly<Record<CallOutput['type'] | 'numbers', DataType>> = {
  text: 'text',
  number: 'number',
  bool: 'bool',
  date: 'time',
  datetime: 'time',
  texts: 'array',
  numbers: 'array',
  list: 'array',
  user: 'user',
  json: 'text',
};

/** The call that a step makes, as the table of callables names it. */
export function callOf(step: Step): string | undefined {
  switch (step.do) {
    case 'call':
      return step.call;
    case 'save':
      return `${step.module}/${step.record === undefined ? 'add' : 'update'}`;
    case 'remove':
      return `${step.module}/remove`;
    default:
      return undefined;
  }
}

/** What a step comes to. */
function outcomePlaces(step: NamedStep, known: Known, text: StepText, titled: Titled): readonly Place[] {
  const described = known(callOf(step) ?? '');
  if (described === undefined) return [];
  const { answers, outputs } = described;
  const base = `steps.${step.name}`;
  const at = answers === 'list' ? `${base}.list[0]` : `${base}.result`;
  const columns = outputs.map((output): Place => {
    const column = titled(output);
    return {
      path: `${at}.${output.name}`,
      title: answers === 'list' ? text('ofFirst', { column }) : column,
      type: dataTypes[output.type],
    };
  });
  if (answers !== 'list') return columns;
  return [
    { path: `${base}.list`, title: text('allRows'), type: 'array', isRows: true },
    { path: `${base}.total`, title: text('total'), type: 'number' },
    ...columns,
  ];
}

const ROWS = /^steps\.(\w+)\.list$/;

/** What the element of a repetition holds: columns, where it is one of the rows of a step. */
function itemPlaces(
  items: unknown,
  named: readonly NamedStep[],
  known: Known,
  text: StepText,
  titled: Titled,
): readonly Place[] {
  const name = ROWS.exec(referredBy(items) ?? '')?.[1];
  const step = named.find((each) => each.name === name);
  const columns = (step && known(callOf(step) ?? '')?.outputs) ?? [];
  return [
    ...columns.map((column) => ({
      path: `item.${column.name}`,
      title: titled(column),
      type: dataTypes[column.type],
    })),
    { path: 'item', title: text('wholeItem'), type: 'text' },
    { path: 'index', title: text('index'), type: 'number' },
  ];
}

/**
 * All that a step can read, by where it comes from.
 * @param path of the step; one past the last is the end of the chain
 * @param given what runs the chain gives to all of its steps
 */
export function placesAt(
  chain: readonly Step[],
  path: string,
  given: readonly PlaceGroup[],
  known: Known,
  text: StepText,
  titled: Titled,
): readonly PlaceGroup[] {
  const { named, repeated, set } = stepScope(chain, path);
  const innermost = repeated.at(-1);
  const groups: PlaceGroup[] = [
    ...(innermost === undefined
      ? []
      : [{ title: text('item'), places: itemPlaces(innermost.items, named, known, text, titled) }]),
    ...given,
    ...named.map((step) => ({
      title: text('ofStep', { name: step.name }),
      places: outcomePlaces(step, known, text, titled),
    })),
    {
      title: text('setBefore'),
      places: set.map((code) => ({ path: `values.${code}`, title: code, type: 'text' as const })),
    },
  ];
  return groups.filter(({ places }) => places.length > 0);
}

export const placesIn = (groups: readonly PlaceGroup[]): readonly Place[] =>
  groups.flatMap((group) => group.places);

/** The places whose values an input of a type can take: lists of rows are for lists and for values of any kind. */
export function placesFor(type: CallInput['type'], groups: readonly PlaceGroup[]): readonly PlaceGroup[] {
  if (type === 'json') return groups;
  const isTaken = (place: Place): boolean =>
    type === 'list' ? place.type === 'array' : place.isRows !== true;
  return groups
    .map((group) => ({ ...group, places: group.places.filter(isTaken) }))
    .filter(({ places }) => places.length > 0);
}

/** Columns as conditions are made of them. */
export const fieldsOf = (columns: readonly CallOutput[], titled: Titled): readonly ConditionField[] =>
  columns.map((column) => ({ code: column.name, title: titled(column), type: dataTypes[column.type] }));

/** Values as conditions are made of them; the origin is said, since the list of fields has no groups. */
export const placeFields = (groups: readonly PlaceGroup[]): readonly ConditionField[] =>
  placesFor('text', groups).flatMap(({ title, places }) =>
    places.map((place) => ({
      code: place.path.replaceAll(/\[(\d+)\]/g, '.$1'),
      title: `${title} · ${place.title}`,
      type: place.type,
    })),
  );
