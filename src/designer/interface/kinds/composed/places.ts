import type { DataType } from '../../../../schemas/condition.ts';
import type { CallOutput, DescribedCall, InterfaceInput } from '../../../../schemas/wire/interface.ts';
import type { ConditionField } from '../../../../renderers/input/shared/conditionBuilder/fields.meta.ts';
import type { TextOf } from '../../../../runtime/locale/useText.ts';
import type { Titled } from '../../../fields/useTitled.ts';
import type { Part } from './part.ts';
import type { stepLocale } from './step.locale.ts';

export type StepText = TextOf<keyof (typeof stepLocale.texts)['zhCN']>;

/** A value that a step can read. */
export interface Place {
  /** As expressions name it: `inputs.year`, `steps.books.list[0].title`. */
  readonly path: string;
  readonly title: string;
  readonly type: DataType;
}

/** Values of one origin. */
export interface PlaceGroup {
  readonly title: string;
  readonly places: readonly Place[];
}

/** As what conditions compare values of the types of inputs and columns. */
const dataTypes: Readonly<Record<CallOutput['type'] | 'numbers', DataType>> = {
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

/** What the session gives to every step. */
const SESSION = ['userId', 'userName', 'realName', 'group', 'schoolId'] as const;

const sessionPlaces = (text: StepText): readonly Place[] =>
  SESSION.map((name) => ({
    path: `platform_${name}`,
    title: text(name),
    type: name === 'group' ? 'array' : 'text',
  }));

/** What a step comes to. */
function stepPlaces(
  name: string,
  { answers, outputs }: DescribedCall,
  text: StepText,
  titled: Titled,
): readonly Place[] {
  const at = answers === 'list' ? `steps.${name}.list[0]` : `steps.${name}.result`;
  const columns = outputs.map((output): Place => {
    const column = titled(output);
    return {
      path: `${at}.${output.name}`,
      title: answers === 'list' ? text('ofFirst', { column }) : column,
      type: dataTypes[output.type],
    };
  });
  if (answers !== 'list') return columns;
  return [{ path: `steps.${name}.total`, title: text('total'), type: 'number' }, ...columns];
}

/**
 * All that a step can read, by where it comes from.
 * @param at the step's place
 * @param known what is called, by address, as far as it is known
 */
export function placesBefore(
  part: Part,
  at: number,
  inputs: readonly InterfaceInput[],
  known: (call: string) => DescribedCall | undefined,
  text: StepText,
  titled: Titled,
): readonly PlaceGroup[] {
  const given = inputs.filter(({ name }) => name !== '');
  const groups: PlaceGroup[] = [
    {
      title: text('ownInputs'),
      places: given.map((input) => ({
        path: `inputs.${input.name}`,
        title: titled(input),
        type: dataTypes[input.type],
      })),
    },
    ...part.steps.slice(0, at).map(({ name, call }): PlaceGroup => {
      const callable = known(call);
      return {
        title: text('ofStep', { name }),
        places: callable === undefined ? [] : stepPlaces(name, callable, text, titled),
      };
    }),
    { title: text('session'), places: sessionPlaces(text) },
  ];
  return groups.filter(({ places }) => places.length > 0);
}

/** Columns as conditions are made of them. */
export const fieldsOf = (columns: readonly CallOutput[], titled: Titled): readonly ConditionField[] =>
  columns.map((column) => ({ code: column.name, title: titled(column), type: dataTypes[column.type] }));

/** Values as conditions are made of them; the origin is said, since the list of fields has no groups. */
export const placeFields = (groups: readonly PlaceGroup[]): readonly ConditionField[] =>
  groups.flatMap(({ title, places }) =>
    places.map((place) => ({
      code: place.path.replaceAll(/\[(\d+)\]/g, '.$1'),
      title: `${title} · ${place.title}`,
      type: place.type,
    })),
  );
