import { Type } from 'typebox';
import { nullish } from '../../../schemas/nullish.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const fileListMeta = defineMeta({
  type: 'file-list',
  version: 1,
  family: 'display',
  title: { zhCN: '文件列表', enUS: 'File list' },
  description: {
    zhCN: '附件的名称、大小与下载；可直接使用文件上传字段的值',
    enUS: 'Names, sizes and downloads; takes the value of a field of files as it is',
  },
  icon: 'folder',
  props: {
    items: prop.bindable(
      Type.Array(
        Type.Object({
          id: nullish(Type.String({ maxLength: 100 })),
          name: Type.String({ maxLength: 300 }),
          size: nullish(Type.Number({ minimum: 0 })),
          url: nullish(Type.String({ maxLength: 2000 })),
        }),
        { maxItems: 500 },
      ),
      { zhCN: '文件', enUS: 'Files' },
    ),
    emptyText: prop.text({ zhCN: '无文件时的文字', enUS: 'Text without files' }),
  },
  budget: 3,
});
