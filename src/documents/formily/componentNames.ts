/** Parts that every array component has. */
const parts = (name: string): readonly string[] =>
  ['Addition', 'Remove', 'MoveUp', 'MoveDown', 'Copy', 'Index', 'SortHandle'].map(
    (part) => `${name}.${part}`,
  );

/** The components of @formily/antd-v5, and those that designable adds to them, that schemas may name. */
export const COMPONENT_NAMES = [
  ...['Card', 'ObjectContainer', 'Text', 'Rate', 'Slider'],
  ...['Input', 'Input.TextArea', 'Input.Search', 'Password', 'NumberPicker', 'Switch', 'Transfer'],
  ...['Select', 'TreeSelect', 'Cascader', 'Radio', 'Radio.Group', 'Checkbox', 'Checkbox.Group'],
  ...['DatePicker', 'DatePicker.RangePicker', 'TimePicker', 'TimePicker.RangePicker'],
  ...['DatePicker.WeekPicker', 'DatePicker.MonthPicker', 'DatePicker.QuarterPicker', 'DatePicker.YearPicker'],
  ...['SelectTable', 'SelectTable.Column'],
  ...['ArrayTable', 'ArrayTable.Column', ...parts('ArrayTable')],
  ...['ArrayCards', 'ArrayCards.Item', ...parts('ArrayCards')],
  ...['ArrayCollapse', 'ArrayCollapse.CollapsePanel', 'ArrayCollapse.Item', ...parts('ArrayCollapse')],
  ...['ArrayItems', 'ArrayItems.Item', ...parts('ArrayItems')],
  ...['ArrayTabs', 'ArrayTabs.TabPane', 'ArrayBase', 'ArrayBase.Item', ...parts('ArrayBase')],
  ...['FormItem', 'FormItem.BaseItem', 'FormGrid', 'FormGrid.GridColumn', 'FormLayout'],
  ...['FormTab', 'FormTab.TabPane', 'FormCollapse', 'FormCollapse.CollapsePanel'],
  ...['FormStep', 'FormStep.StepPane', 'Space', 'Editable', 'Editable.Popover'],
  ...['PreviewText', 'PreviewText.Input', 'PreviewText.Select', 'PreviewText.TreeSelect'],
  ...['PreviewText.Cascader', 'PreviewText.DatePicker', 'PreviewText.DateRangePicker'],
  ...['PreviewText.TimePicker', 'PreviewText.TimeRangePicker'],
  ...['Submit', 'Reset', 'FormButtonGroup', 'FormButtonGroup.FormItem', 'FormButtonGroup.Sticky'],
] as const;

const known: ReadonlySet<string> = new Set(COMPONENT_NAMES);

/** Whether schemas may name it among the components of @formily/antd-v5. */
export const isComponentName = (name: string): boolean => known.has(name);

/** Those of them that send files by themselves. */
export const isUpload = (name: string): boolean => name === 'Upload' || name.startsWith('Upload.');

/** Objects that a component is given elsewhere to be steered by code: here it keeps its own. */
export const STEERING: ReadonlySet<string> = new Set(['formStep', 'formTab', 'formCollapse']);
