import * as antd from '@formily/antd-v5';
import type { ComponentType, ReactNode } from 'react';
import { COMPONENT_NAMES } from '../../../../documents/formily/componentNames.ts';
import { Card, ObjectContainer, Text } from './groups.tsx';
import { Item } from './Item.tsx';
import { listPart, ScrolledTable } from './listPart.tsx';
import {
  MonthPicker,
  Picker,
  QuarterPicker,
  Rate,
  Search,
  Slider,
  WeekPicker,
  YearPicker,
} from './inputs.tsx';
import { part } from './part.tsx';
import { ResetPart } from './ResetPart.tsx';
import { Steps } from './Steps.tsx';
import { SubmitPart } from './SubmitPart.tsx';

type Draws = ComponentType<Readonly<Record<string, unknown>>>;

/** A part that only holds others. */
function Fragmented({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** Those that we draw ourselves around theirs. */
const OURS: Readonly<Record<string, unknown>> = {
  FormStep: Steps,
  Submit: SubmitPart,
  Reset: ResetPart,
  FormItem: Item,
  ...{ Card, Text, ObjectContainer, Rate, Slider, 'Input.Search': Search },
  DatePicker: Picker,
  'DatePicker.WeekPicker': WeekPicker,
  'DatePicker.MonthPicker': MonthPicker,
  'DatePicker.QuarterPicker': QuarterPicker,
  'DatePicker.YearPicker': YearPicker,
  ...{ 'ArrayCards.Item': Fragmented, 'ArrayTabs.TabPane': Fragmented, 'ArrayCollapse.Item': Fragmented },
  ArrayTable: listPart(ScrolledTable),
  ArrayCards: listPart(antd.ArrayCards),
  ArrayCollapse: listPart(antd.ArrayCollapse),
  ArrayItems: listPart(antd.ArrayItems),
  ArrayTabs: listPart(antd.ArrayTabs),
};

function made(): Record<string, object> {
  const table: Record<string, object> = {};
  // What stands alone is made before its parts.
  for (const name of [...COMPONENT_NAMES].sort((a, b) => depth(a) - depth(b))) {
    const component = OURS[name] ?? found(name);
    if (!isComponent(component)) continue;
    const drawn = part(component, name);
    const [first = '', second] = name.split('.');
    if (second === undefined) table[first] = drawn;
    else table[first] = Object.assign(table[first] ?? {}, { [second]: drawn });
  }
  return table;
}

const depth = (name: string): number => name.split('.').length;

const found = (name: string): unknown =>
  name.split('.').reduce<unknown>((from, key) => Reflect.get(Object(from), key), antd);

const isComponent = (value: unknown): value is Draws =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** The components that schemas may name, as the engine finds them: parts as members of what they belong to. */
export const formilyComponents: Readonly<Record<string, object>> = made();
