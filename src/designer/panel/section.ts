import type { Part } from '../../documents/parts/part.ts';
import type { Prop, PropGroup } from '../../schemas/prop.ts';
import type { LocalText } from '../../schemas/text.ts';
import { controlOf } from '../settings/controlOf.ts';

export const sectionKeys = [
  'basic',
  'people',
  'decision',
  'time',
  'look',
  'props',
  'data',
  'checks',
  'fields',
  'rights',
  'handling',
  'notices',
  'actions',
  'place',
  'further',
] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** A member of a part that is set in the panel. */
export interface Entry {
  /** Into the part: `/title`, `/props/columns`. */
  readonly pointer: string;
  /** Its last step. */
  readonly name: string;
  readonly prop: Prop;
  /** The part that it is set of, where that is another one than what is selected. */
  readonly of?: (part: Part) => Part;
}

/** What stands under one heading. */
export interface Section {
  readonly key: SectionKey;
  readonly entries: readonly Entry[];
}

export const sectionTitles: Readonly<Record<SectionKey, LocalText>> = {
  basic: { zhCN: '基本', enUS: 'Basics' },
  people: { zhCN: '人员', enUS: 'People' },
  decision: { zhCN: '拒绝、退回与撤销', enUS: 'Refusing, returning, withdrawing' },
  time: { zhCN: '时限', enUS: 'Time' },
  look: { zhCN: '标题与编号', enUS: 'Title and number' },
  props: { zhCN: '属性', enUS: 'Properties' },
  data: { zhCN: '数据', enUS: 'Data' },
  checks: { zhCN: '校验', enUS: 'Validation' },
  fields: { zhCN: '表单字段', enUS: 'Fields of the form' },
  rights: { zhCN: '显示与权限', enUS: 'Visibility and rights' },
  handling: { zhCN: '办理', enUS: 'Handling' },
  notices: { zhCN: '消息', enUS: 'Messages' },
  actions: { zhCN: '动作', enUS: 'Actions' },
  place: { zhCN: '布局', enUS: 'Layout' },
  further: { zhCN: '高级', enUS: 'Further' },
};

export const groupTitles: Readonly<Record<PropGroup, LocalText>> = {
  content: { zhCN: '内容', enUS: 'Content' },
  look: { zhCN: '外观', enUS: 'Look' },
  behaviour: { zhCN: '行为', enUS: 'Behaviour' },
};
export const groups: readonly PropGroup[] = ['content', 'look', 'behaviour'];

/** Where a prop stands that does not say it: what is chosen or measured is looks, a switch behaviour, all else content. */
export function groupOf(prop: Prop): PropGroup {
  if (prop.group !== undefined) return prop.group;
  if (prop.kind !== 'static') return 'content';
  const control = controlOf(prop);
  switch (control.kind) {
    case 'choice':
    case 'colour':
    case 'icon':
      return 'look';
    case 'number':
      return control.unit === undefined ? 'content' : 'look';
    case 'switch':
    case 'flag':
      return 'behaviour';
    default:
      return 'content';
  }
}
