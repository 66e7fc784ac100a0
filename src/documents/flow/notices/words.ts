import type { LocalText } from '../../../schemas/text.ts';
import type { FlowNotice, NoticeEvent } from './events.ts';

interface Words {
  readonly to: FlowNotice['to'];
  readonly title: LocalText;
  readonly content: LocalText;
}

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });
const usual = (to: Words['to'], title: LocalText, content: LocalText): Words => ({ to, title, content });

const WHERE = text('步骤：{{notice.node}}', 'Step: {{notice.node}}');
const WHO = text(
  "{{notice.by}}{{isEmpty(notice.comment) ? '' : '：'}}{{notice.comment}}",
  "{{notice.by}}{{isEmpty(notice.comment) ? '' : ': '}}{{notice.comment}}",
);
const BY = text(`步骤：{{notice.node}}；${WHO.zhCN}`, `Step: {{notice.node}}; ${WHO.enUS}`);

/**
 * What is told where a flow says nothing of its own: that somebody is asked for something, that somebody mentions them,
 * that an instance was returned, and how it ended. They read `notice` beside what every template of a flow reads.
 */
export const usualWords: Readonly<Partial<Record<NoticeEvent, Words>>> = {
  assigned: usual('assignee', text('待办：{{flow.title}}', 'To do: {{flow.title}}'), WHERE),
  delegated: usual(
    'assignee',
    text('请您给出意见：{{flow.title}}', 'Your opinion is asked: {{flow.title}}'),
    BY,
  ),
  reminded: usual(
    'assignee',
    text('请尽快办理：{{flow.title}}', 'Please handle this soon: {{flow.title}}'),
    WHERE,
  ),
  urged: usual('assignee', text('催办：{{flow.title}}', 'Urged: {{flow.title}}'), BY),
  cc: usual('assignee', text('抄送：{{flow.title}}', 'A copy for you: {{flow.title}}'), WHERE),
  returned: usual('initiator', text('已退回：{{flow.title}}', 'Returned: {{flow.title}}'), BY),
  commented: usual(
    'assignee',
    text('有人在评论中提到您：{{flow.title}}', 'You are mentioned: {{flow.title}}'),
    WHO,
  ),
  approved: usual(
    'initiator',
    text('已通过：{{flow.title}}', 'Approved: {{flow.title}}'),
    text('您的申请已通过。', 'Your application was approved.'),
  ),
  rejected: usual(
    'initiator',
    text('未通过：{{flow.title}}', 'Refused: {{flow.title}}'),
    text('您的申请未通过。', 'Your application was refused.'),
  ),
  terminated: usual('initiator', text('已终止：{{flow.title}}', 'Ended: {{flow.title}}'), WHO),
};
