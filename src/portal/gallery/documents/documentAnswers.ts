import { compileForm } from '../../../documents/form.ts';
import { namedRules } from '../../../documents/namedRules.ts';
import { OPEN } from '../../../documents/resolve.ts';
import { settleRecord } from '../../../documents/settle.ts';
import type { FixedAnswer, FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import type { Platform } from '../../../runtime/platform/createPlatform.ts';
import type { AtriumDocument, DocumentKind, FormDocument } from '../../../schemas/documents/index.ts';
import { moduleActions } from '../../../schemas/documents/form.ts';
import type { Locale } from '../../../schemas/text.ts';
import { msgStates, type Answer } from '../../../schemas/wire/answer.ts';
import type { ModuleRights } from '../../../schemas/wire/record.ts';
import { ending, keptFiles, messages, type Outcome } from '../exampleAnswers.ts';
import type { StageState } from '../settings.ts';
import type { Campus } from './campus.ts';
import { sampleModule } from './sampleModule.ts';

const ALL: ModuleRights = { actions: [...moduleActions], read: '*', write: '*' };
const LOOKING: ModuleRights = { actions: ['list', 'detail', 'count', 'aggregate'], read: '*', write: [] };

/** What the role may do that looks at a stage. */
export const rightsIn = (state: StageState): ModuleRights => (state === 'readOnly' ? LOOKING : ALL);

interface DocumentAnswers {
  readonly campus: Campus;
  readonly platform: Platform;
  /** The documents on the stage as they stand now; they go before those of the campus. */
  readonly staged: () => readonly AtriumDocument[];
  /** How the calls about records end. */
  readonly outcome: Outcome;
  readonly rights: ModuleRights;
  readonly locale: Locale;
}

/** What the calls of a document answer that stands in the demo campus. */
export function documentAnswers(parts: DocumentAnswers): FixedAnswers {
  const { campus, staged, outcome, rights, locale } = parts;
  const missing = (): Partial<Answer> => ({ msgState: msgStates.notFound, msg: messages.missing[locale] });
  const find = (kind: unknown, id: unknown): AtriumDocument | undefined =>
    [...staged(), ...campus.documents].find((one) => one.kind === kind && one.id === id);
  const conditions = Object.fromEntries(
    campus.documents.flatMap(({ kind, id }) => {
      const rules = kind === 'condition' ? namedRules(id, campus) : undefined;
      return rules ? [[id, rules] as const] : [];
    }),
  );
  return {
    '/resource/get.do': ({ kind, orKinds = [], id }) => {
      const found = [kind, ...(orKinds as DocumentKind[])].flatMap((one) => find(one, id) ?? [])[0];
      if (!found) return missing();
      return { result: { kind: found.kind, id, version: 1, schema: found, rights, conditions } };
    },
    '/getSelectorData.htm': ({ source }) => ({ list: [...optionsOf(campus, String(source))] }),
    '/draft/get.do': { result: null },
    '/draft/save.do': () => ({ result: { updatedAt: new Date().toISOString() } }),
    '/draft/remove.do': {},
    '/listView/list.do': { list: [] },
    '/job/list.do': { list: [] },
    ...moduleAnswers(parts, missing),
    ...keptFiles(locale),
    // Sources of controls ask what nobody here knows; the same holds for exports and imports.
    '':
      outcome === 'answered'
        ? { msgState: msgStates.fault, msg: messages.notHere[locale] }
        : ending(outcome, locale),
  };
}

/** The calls of every module of the campus over its sample. */
function moduleAnswers(
  { campus, platform, staged, outcome, locale }: DocumentAnswers,
  missing: () => Partial<Answer>,
): FixedAnswers {
  const forms = campus.documents.filter((one): one is FormDocument => one.kind === 'form');
  const settle = (form: FormDocument, values: Readonly<Record<string, unknown>>) => {
    const now = staged().find((one): one is FormDocument => one.kind === 'form' && one.id === form.id);
    const rules = (id: string) => namedRules(id, campus);
    const environment = platform.environment({ report: () => undefined, condition: rules });
    return settleRecord(compileForm(now ?? form, environment), { ...values }, {}, OPEN).values;
  };
  return Object.fromEntries(
    forms.flatMap((form): (readonly [string, FixedAnswer])[] => {
      const records = outcome === 'empty' ? [] : campus.records(form.id);
      const calls = sampleModule(records, (values) => settle(form, values), missing);
      const ended = outcome === 'answered' || outcome === 'empty' ? undefined : ending(outcome, locale);
      return Object.entries(calls).map(([call, answer]) => [`/${form.id}/${call}.htm`, ended ?? answer]);
    }),
  );
}

/** Options of a dictionary; of the school's people those of the staff who are in the sample. */
function optionsOf(campus: Campus, source: string): readonly unknown[] {
  const code = /^dictionary:(.+)$/.exec(source)?.[1] ?? source;
  const known = campus.dictionary(code);
  if (known) return known;
  if (source !== 'person') return [];
  return campus
    .records('staff')
    .map(({ staffNo, name, college }) => ({ value: staffNo, label: name, parent: college }));
}
