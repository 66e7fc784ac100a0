import type {
  CallOutput,
  DescribedCall,
  InterfaceDefinition,
  InterfaceOutputType,
} from '../../../../schemas/wire/interface.ts';
import { alwaysEnds, placedSteps } from '../../../../documents/stepChain.ts';
import { callOf } from '../../../steps/places.ts';
import { answerable, type Part } from './part.ts';
import type { Titled } from '../../../fields/useTitled.ts';
import type { StepText } from '../../../steps/places.ts';

/** A place that an output can stand at. */
export interface OutputPlace {
  /** Dotted, as outputs name it. */
  readonly path: string;
  readonly title: string;
  readonly type: InterfaceOutputType;
}

export interface OutputPlaces {
  readonly title: string;
  readonly places: readonly OutputPlace[];
}

/** As what interfaces answer the columns of forms. */
const ofForms: Readonly<Record<string, InterfaceOutputType>> = { list: 'texts', user: 'json' };

const outputType = (type: CallOutput['type']): InterfaceOutputType =>
  ofForms[type] ?? (type as InterfaceOutputType);

const columnsAt = (at: string, { outputs }: DescribedCall, titled: Titled): readonly OutputPlace[] =>
  outputs.map((output) => ({
    path: at === '' ? output.name : `${at}.${output.name}`,
    title: titled(output),
    type: outputType(output.type),
  }));

/** Members of the values that steps answer, as far as these are written out. */
function answeredPlaces({ steps }: Part, text: StepText): readonly OutputPlaces[] {
  const members = placedSteps(steps).flatMap(({ step }) =>
    step.do === 'answer' && isRecord(step.value) ? Object.keys(step.value) : [],
  );
  const places = [...new Set(members)].map((name) => ({ path: name, title: name, type: 'json' as const }));
  return places.length === 0 ? [] : [{ title: text('value'), places }];
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where outputs can stand: of a list in its rows and those joined to them, of one result in what the steps answer. */
export function outputPlaces(
  answers: InterfaceDefinition['answers'],
  part: Part,
  known: (call: string) => DescribedCall | undefined,
  text: StepText,
  titled: Titled,
): readonly OutputPlaces[] {
  const { list, join } = part;
  if (alwaysEnds(part.steps)) return answeredPlaces(part, text);
  const called = answerable(part).flatMap((step) => {
    const callable = known(callOf(step) ?? '');
    return callable === undefined ? [] : [{ name: step.name, callable }];
  });
  const groups = called.map(({ name, callable }): OutputPlaces => {
    const title = text('ofStep', { name });
    if (answers === 'list') {
      if (name === list) return { title, places: columnsAt('', callable, titled) };
      return { title, places: name === join?.step ? columnsAt(name, callable, titled) : [] };
    }
    if (callable.answers === 'result')
      return { title, places: columnsAt(`${name}.result`, callable, titled) };
    const first = columnsAt(`${name}.list.0`, callable, titled).map((place) => ({
      ...place,
      title: text('ofFirst', { column: place.title }),
    }));
    const total: OutputPlace = { path: `${name}.total`, title: text('total'), type: 'number' };
    const all: OutputPlace = { path: `${name}.list`, title: text('allRows'), type: 'json' };
    return { title, places: [total, all, ...first] };
  });
  return groups.filter(({ places }) => places.length > 0);
}
