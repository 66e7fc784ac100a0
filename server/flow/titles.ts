import { hidesSomewhere } from '../../src/documents/flow/fieldRights.ts';
import type { FlowState } from '../../src/documents/flow/state.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { toLocalText } from '../../src/documents/rule.ts';
import { titleOfInstance } from '../../src/documents/flow/title.ts';
import { compileTemplate, DEFAULT_ZONE } from '../../src/conditions/index.ts';
import { formatDateTime } from '../../src/documents/dateText.ts';
import { fieldText } from '../../src/documents/fieldText.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import type { Notation } from '../../src/schemas/notation.ts';
import type { Locale, LocalText, Text } from '../../src/schemas/text.ts';
import type { SummaryText } from '../db/flowTables.ts';
import { readKnownLists, textContext } from '../records/optionLists.ts';
import type { ModuleField } from '../records/shape.ts';
import { type Matter, withAnswers } from './engine.ts';
import type { InstanceRow } from './instances.ts';
import type { OpenFlow } from './openFlow.ts';
import type { FlowReading } from './services.ts';
import { fieldsOf, type FormFields } from './stepAuthority.ts';

/** Characters of a title at most. */
const LONGEST = 200;

/** What an instance is called where its flow does not say, or a reader may not see what the title says. */
export const usualTitle = (flow: Pick<FlowDocument, 'name' | 'title'>, realName: string): LocalText => {
  const { zhCN, enUS } = toLocalText(flow.title ?? flow.name);
  return { zhCN: `${zhCN} ${realName}`, enUS: `${enUS} ${realName}` };
};

const shortened = ({ zhCN, enUS }: LocalText): LocalText => ({
  zhCN: zhCN.slice(0, LONGEST),
  enUS: enUS.slice(0, LONGEST),
});

/** The title of an instance, over the values of its record. */
export async function titleFor(reading: FlowReading, matter: Matter, state: FlowState): Promise<LocalText> {
  const usual = usualTitle(matter.open.flow, matter.row.subject.initiator.realName);
  const { came } = await withAnswers(reading, matter, state, (context) =>
    toLocalText(titleOfInstance(context)),
  );
  const { zhCN, enUS } = came;
  return shortened({ zhCN: zhCN.trim() || usual.zhCN, enUS: enUS.trim() || usual.enUS });
}

const pathsOfTemplates = (text: Text): readonly string[] => compileTemplate(text).paths;

/** Characters that a line of a list shows of a field. */
const LONGEST_SUMMARY = 200;

/** Writes days as nothing else does: a text that changes by it is one that a reader's notation is asked for. */
const OTHERWISE: Notation = { date: 'DD MM YYYY', time: 'HH:mm', weekStart: 0, tag: 'en-US' };

/** What lists show of an instance: the texts of some fields of its record, in both languages. */
export async function summaryOf(
  reading: FlowReading,
  open: OpenFlow,
  values: Readonly<Values>,
): Promise<Readonly<Record<string, SummaryText>>> {
  const { summary = [] } = open.flow.settings;
  if (summary.length === 0) return {};
  const { shape } = await fieldsOf(reading, open);
  const fields = summary.flatMap((code) => shape.byCode.get(code) ?? []);
  const lists = await readKnownLists(reading.db, fields);
  const textIn = (field: ModuleField, locale: Locale): string =>
    fieldText(field, values[field.code], textContext(field, locale, lists)).slice(0, LONGEST_SUMMARY);
  const momentIn = (field: ModuleField, text: string): string | undefined => {
    const value = values[field.code];
    if (typeof value !== 'string') return undefined;
    // A text that says more than the moment, such as two of them, is not written anew from it.
    if (text !== value && text !== formatDateTime(value, DEFAULT_ZONE)) return undefined;
    const context = { ...textContext(field, 'enUS', lists), notation: OTHERWISE };
    return fieldText(field, value, context) === text ? undefined : value;
  };
  return Object.fromEntries(
    fields.map((field) => {
      const text = { zhCN: textIn(field, 'zhCN'), enUS: textIn(field, 'enUS') };
      const moment = momentIn(field, text.enUS);
      return [field.code, moment === undefined ? text : { ...text, moment }];
    }),
  );
}

const readBy = new WeakMap<FlowDocument, ReadonlySet<string>>();

/** Fields of the form that the title of an instance reads. */
export function fieldsOfTitle(flow: FlowDocument): ReadonlySet<string> {
  const known = readBy.get(flow);
  if (known) return known;
  const paths = flow.settings.title === undefined ? [] : pathsOfTemplates(flow.settings.title);
  const fields = new Set(
    paths.flatMap((path) => {
      const [root, field] = path.split('.');
      return root === 'form' && field !== undefined ? field : [];
    }),
  );
  readBy.set(flow, fields);
  return fields;
}

/** The title of an instance as all who can have to do with it may see it, whatever step they are of. */
export function publicTitle(
  flow: FlowDocument,
  row: Pick<InstanceRow, 'title' | 'initiator_name'>,
  fields: FormFields,
): LocalText {
  return titleShown({ flow }, row, hidesSomewhere(flow, fields));
}

/** The title of an instance for a reader: what reads a field that is hidden from them is not shown. */
export const titleShown = (
  { flow, isUnreadable }: Pick<OpenFlow, 'flow' | 'isUnreadable'>,
  { title, initiator_name: name }: Pick<InstanceRow, 'title' | 'initiator_name'>,
  isHidden: (field: string) => boolean,
): LocalText =>
  isUnreadable === true || [...fieldsOfTitle(flow)].some(isHidden) ? usualTitle(flow, name) : title;
