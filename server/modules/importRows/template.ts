import { toLocalText } from '../../../src/documents/rule.ts';
import type { CallContext } from '../../call/definition.ts';
import type { WorkAnswer } from '../../work/Work.ts';
import { plainName, sheetName, XLSX_TYPE } from '../../sheets/names.ts';
import { writeXlsx } from '../../sheets/xlsx.ts';
import { storeFile } from '../../files/service.ts';
import type { OpenModule } from '../../records/formModules.ts';
import { importableFields } from './columns.ts';

const LIFETIME_MS = 10 * 60 * 1000;

const NAME = { zhCN: '导入模板', enUS: 'import template' } as const;

/** A sheet with nothing but the titles by which an import finds its fields: those that the role may write. */
export async function makeTemplate(ctx: CallContext<object>, module: OpenModule): Promise<WorkAnswer> {
  const { platform, actor, locale } = ctx;
  const { document } = module;
  const title = `${toLocalText(document.title ?? document.name)[locale]} ${NAME[locale]}`;
  const header = importableFields(module).map(({ code, node }) => toLocalText(node.title ?? code)[locale]);
  const content = await writeXlsx({ header, rows: [] }, sheetName(title));
  const file = await storeFile(platform, ctx.db, {
    name: `${plainName(title)}.xlsx`,
    type: XLSX_TYPE,
    content,
    owner: actor.userId,
    purpose: 'export',
    expiresAt: new Date(Date.now() + LIFETIME_MS),
  });
  return { result: file, unaudited: true };
}
