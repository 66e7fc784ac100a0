import type { ImportedComponent } from '../../../schemas/importMeta.ts';
import type { RendererMeta } from '../../../schemas/rendererMeta.ts';
import { importFinding } from '../read/findings.ts';
import { isNumber, isRecord, isText } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Run } from '../read/run.ts';
import { type Wanted, widgetOfComponent, widgetOfType } from './widget.ts';

/** A widget for a field, with what its component asks for. */
export interface Chosen {
  readonly meta: RendererMeta;
  readonly entry: ImportedComponent | undefined;
}

/** The widget of a property: the one of its component where that holds such values, else one for values of its type. */
export function chooseWidget(
  reader: Reader,
  props: Reader | undefined,
  wanted: Omit<Wanted, 'long'>,
  run: Run,
): Chosen | undefined {
  const component = run.formily ? reader.takeIf('x-component', isText) : undefined;
  const given = reader.peek('x-component-props');
  const own =
    component === undefined
      ? undefined
      : widgetOfComponent(component, isRecord(given) ? given : {}, wanted.type, run.metas);
  if (own && canHold(own.meta, wanted)) {
    Object.keys(own.entry.props).forEach((name) => props?.take(name));
    if (own.entry.lastOf === true) run.report(importFinding('VALUE_CHANGED', reader.path));
    if (own.entry.mayKeepParents === true) run.report(importFinding('VALUE_CHANGED.parents', reader.path));
    return own;
  }
  // Whatever is chosen from is kept as text, or as a list of texts.
  const type = wanted.choice && wanted.type !== 'array' ? 'string' : wanted.type;
  const long = !run.formily && !wanted.choice && type === 'string' && isLong(reader);
  const found = [
    ...(wanted.format === undefined ? [] : [{ format: wanted.format, long: false }]),
    { format: undefined, long },
  ]
    .map((each) => widgetOfType({ ...wanted, type, ...each }, run.metas))
    .find((meta) => meta && canHold(meta, wanted));
  if (component !== undefined && found) {
    run.report(
      importFinding('COMPONENT.instead', reader.at('x-component'), { component, instead: found.type }),
    );
  }
  return found && { meta: found, entry: undefined };
}

/** Longest text that stands in one line. */
const LINE = 200;

const isLong = (reader: Reader): boolean =>
  ['minLength', 'maxLength'].some((member) => {
    const length = reader.peek(member);
    return isNumber(length) && length > LINE;
  });

/** A widget of rows needs to know what stands in them. */
const canHold = ({ field }: RendererMeta, { rows }: Pick<Wanted, 'rows'>): boolean =>
  field?.members !== 'many' || rows;
