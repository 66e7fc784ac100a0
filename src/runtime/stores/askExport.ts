import type { RuleSet } from '../../schemas/condition.ts';
import type { Sort } from '../../schemas/documents/mgrList.ts';
import { exportFormats, type ExportFormat } from '../../schemas/wire/exportRows.ts';
import { readUserSetting, saveUserSetting } from '../data/userSetting.ts';
import { ExportModel, type ExportOffer } from './ExportModel.ts';
import type { RootStore } from './RootStore.ts';

/** What a step says of its export. */
export interface ExportWish {
  readonly fields: readonly string[] | undefined;
  readonly format: ExportFormat;
  /** Whether the records are asked about as well. */
  readonly scoped: boolean;
}

/** What the person decided; `where` and `sort` only where the records were asked about. */
export interface ExportAnswer {
  readonly fields: readonly string[];
  readonly format: ExportFormat;
  readonly records?: { readonly where: RuleSet | undefined; readonly sort: readonly Sort[] };
}

/** A person's choice for a list. Without `fields` it follows what the list shows. */
interface Kept {
  readonly format?: ExportFormat;
  readonly fields?: readonly string[];
}

/**
 * Asks the person what to export of a list. The choice of columns and format is kept for the list, as that of its columns
 * is; which records is asked anew each time.
 * @returns undefined where the person gave it up
 */
export async function askExport(
  root: RootStore,
  offer: ExportOffer,
  { fields, format, scoped }: ExportWish,
  signal: AbortSignal,
): Promise<ExportAnswer | undefined> {
  const offered = offer.columns.map(({ code }) => code);
  const known = (codes: readonly string[] = []): readonly string[] =>
    offered.filter((code) => codes.includes(code));
  const begun = fields === undefined ? offered : known(fields);
  const kept = await readKept(root, offer.list);
  const own = known(kept.fields);
  const model = new ExportModel(offer, {
    scope: scoped ? (offer.totals.chosen === 0 ? 'found' : 'chosen') : undefined,
    fields: own.length > 0 ? own : begun,
    format: kept.format ?? format,
  });
  void model.learn(() => offer.countAll());
  if ((await root.exports.ask(model, signal)) === undefined) return undefined;
  const same = model.fields.join() === begun.join();
  void keep(root, offer.list, { format: model.format, ...(same ? {} : { fields: model.fields }) });
  return {
    fields: model.fields,
    format: model.format,
    ...(model.scope && { records: { where: offer.wheres[model.scope], sort: offer.sort } }),
  };
}

const deviceKey = (list: string): string => `export:${list}`;
/** Letters that keys of settings may have; ids of lists have no others. */
const settingKey = (list: string): string => `export/${list}`;

async function readKept({ client, session, storage }: RootStore, list: string): Promise<Kept> {
  const device = storage.json(deviceKey(list));
  if (session.currentRole === undefined) return readChoice(device);
  try {
    return readChoice((await readUserSetting(client, settingKey(list))) ?? device);
  } catch {
    // This device remembers as well.
    return readChoice(device);
  }
}

async function keep({ client, session, storage }: RootStore, list: string, choice: Kept): Promise<void> {
  storage.setJson(deviceKey(list), choice);
  if (session.currentRole === undefined || !session.may('manager/userSetting/save.do')) return;
  try {
    await saveUserSetting(client, settingKey(list), choice);
  } catch {
    // This device remembers; the next choice is sent again.
  }
}

/** What does not fit counts as not chosen. */
function readChoice(kept: unknown): Kept {
  if (typeof kept !== 'object' || kept === null) return {};
  const { format, fields } = kept as Record<keyof Kept, unknown>;
  const written = exportFormats.find((one) => one === format);
  return {
    ...(written && { format: written }),
    ...(Array.isArray(fields) && { fields: fields.filter((code) => typeof code === 'string') }),
  };
}
