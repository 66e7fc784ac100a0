import { defineLocale } from '../../runtime/locale/defineLocale.ts';

export const panelLocale = defineLocale(
  'designer.panel',
  {
    search: '查找属性',
    nothing: '没有匹配的属性',
    empty: '这里没有可设置的属性',
    several: '已选 {{count}} 项，修改同时生效',
    nothingShared: '所选各项没有共同的属性',
    type: '组件类型',
    id: '标识',
    changeType: '更换组件类型',
    lost: '更换后将丢失：{{lost}}',
    toField: '设置字段“{{title}}”',
    documentOf: '文档设置',
  },
  {
    search: 'Find a property',
    nothing: 'No property matches',
    empty: 'There is nothing to set here',
    several: '{{count}} selected; a change is made to all',
    nothingShared: 'What is selected has nothing in common',
    type: 'Kind of widget',
    id: 'Id',
    changeType: 'Change the kind of widget',
    lost: 'This would be lost: {{lost}}',
    toField: 'Set the field “{{title}}”',
    documentOf: 'Settings of the document',
  },
);
