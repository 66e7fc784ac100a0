import type { FieldNode } from '../schemas/node.ts';
import type { LocalText } from '../schemas/text.ts';
import type { MetaIndex } from './metaIndex.ts';

/** What people call what the server owns of every record. */
export const serverFieldTitles: Readonly<Record<string, LocalText>> = {
  id: { zhCN: '编号', enUS: 'Id' },
  revision: { zhCN: '版本', enUS: 'Revision' },
  createdBy: { zhCN: '创建人', enUS: 'Created by' },
  createdAt: { zhCN: '创建时间', enUS: 'Created at' },
  updatedBy: { zhCN: '修改人', enUS: 'Updated by' },
  updatedAt: { zhCN: '修改时间', enUS: 'Updated at' },
};

/** The fields of every record that no form declares and lists show and filter by: read-only, each as its widget does. */
export function serverFieldNodes(metas: MetaIndex): readonly FieldNode[] {
  return metas.types.flatMap((type) =>
    (metas.get(type)?.field?.serverFields ?? []).map((name) => ({
      type,
      id: `server-${name}`,
      name,
      title: serverFieldTitles[name] ?? name,
      readOnly: true,
    })),
  );
}
