import { Type } from 'typebox';
import { detailed, prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

/** A form that is drawn from a Formily JSON schema as it is, without becoming a form document first. */
export const formilyFormMeta = defineMeta({
  type: 'formily-form',
  version: 1,
  family: 'formily',
  title: { zhCN: 'Formily 表单', enUS: 'Formily form' },
  description: {
    zhCN: '直接运行 Formily 的 JSON Schema；其中的代码不会运行',
    enUS: 'Runs a Formily JSON schema as it is; code in it is never run',
  },
  keywords: ['formily', 'schema', 'designable', 'x-component', 'x-reactions', '联动'],
  icon: 'file-text',
  props: {
    schema: {
      ...prop.static(Type.Object({}), {
        zhCN: 'Schema（或 designable 导出的 { form, schema }）',
        enUS: 'Schema, or { form, schema } as designable exports it',
      }),
      required: true,
      language: 'formily',
      of: 'module',
    },
    module: detailed(prop.form({ zhCN: '提交到的表单模块', enUS: 'Module that it submits to' }), {
      help: {
        zhCN: '字段名与模块的字段代码一致；不填则由“提交”事件处理',
        enUS: 'Fields are called as those of the module; without one, the event "Submit" carries the values',
      },
    }),
    record: detailed(prop.bindable(Type.String(), { zhCN: '要编辑的记录', enUS: 'Record that is edited' }), {
      help: {
        zhCN: '记录的 id，如 {{params.id}}；为空则新增',
        enUS: 'Its id, such as {{params.id}}; empty: a new one',
      },
    }),
    values: { ...prop.bindable(Type.Unknown(), { zhCN: '初始值', enUS: 'First values' }), of: 'module' },
    submitText: prop.text({ zhCN: '提交按钮文字', enUS: 'Text of the submit button' }),
  },
  events: {
    submit: {
      title: { zhCN: '提交（未选模块）', enUS: 'Submit, without a module' },
      payload: Type.Object({ values: Type.Object({}) }),
    },
    submitted: {
      title: { zhCN: '已保存', enUS: 'Stored' },
      payload: Type.Object({ id: Type.String(), record: Type.Object({}) }),
    },
    changed: {
      title: { zhCN: '填写内容变化', enUS: 'Input changes' },
      payload: Type.Object({ values: Type.Object({}) }),
    },
  },
  budget: 14,
});
