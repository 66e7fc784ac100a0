import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const resultMeta = defineMeta({
  type: 'result',
  version: 1,
  family: 'display',
  title: { zhCN: '结果', enUS: 'Result' },
  description: {
    zhCN: '一次办理的结果：说明与后续操作',
    enUS: 'How something ended, and what can be done next',
  },
  icon: 'check-circle',
  props: {
    status: prop.bindable(
      oneOf('success', 'info', 'warning', 'error'),
      { zhCN: '状态', enUS: 'Status' },
      'success',
    ),
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    description: prop.text({ zhCN: '说明', enUS: 'Description' }),
  },
  slots: { action: { title: { zhCN: '操作', enUS: 'Actions' } } },
  container: true,
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '提交成功', enUS: 'Handed in' },
      node: {
        type: 'result',
        id: 'done',
        props: {
          title: { zhCN: '请假申请已提交', enUS: 'Your request was handed in' },
          description: { zhCN: '辅导员一般在一个工作日内审批。', enUS: 'Decided within one working day.' },
        },
        slots: {
          action: [
            { type: 'button', id: 'back', props: { text: { zhCN: '返回', enUS: 'Back' }, type: 'primary' } },
          ],
        },
      },
    },
    {
      title: { zhCN: '未通过', enUS: 'Refused' },
      node: {
        type: 'result',
        id: 'refused',
        props: { status: 'error', title: { zhCN: '报名未通过', enUS: 'Registration refused' } },
        children: [
          {
            type: 'text',
            id: 'reason',
            props: { text: { zhCN: '课程容量已满', enUS: 'The course is full' }, type: 'secondary' },
          },
        ],
      },
    },
  ],
});
