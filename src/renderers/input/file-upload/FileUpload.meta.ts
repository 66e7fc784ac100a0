import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { prop } from '../../../schemas/prop.ts';
import { acceptProp, fileEvents, fileProps, filesField } from '../shared/files.meta.ts';

export const fileUploadMeta = defineMeta({
  type: 'file-upload',
  version: 1,
  family: 'input',
  title: { zhCN: '文件上传', enUS: 'File upload' },
  description: {
    zhCN: '上传附件，按内容判断类型；可拖入，失败可重试',
    enUS: 'Attachments, typed by their content; they can be dropped in, and tried again where they failed',
  },
  keywords: ['附件', 'attachment'],
  common: true,
  icon: 'upload',
  imports: { formily: ['Upload', 'Upload.Dragger'], props: { textContent: 'buttonText' } },
  budget: 6,
  props: {
    ...fileProps,
    accept: acceptProp,
    buttonText: prop.text({ zhCN: '按钮文字', enUS: 'Text of the button' }),
  },
  events: fileEvents,
  field: filesField(),
});
