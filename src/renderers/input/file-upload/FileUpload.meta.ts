import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { prop } from '../../../schemas/prop.ts';
import { acceptProp, fileEvents, fileProps, filesField } from '../shared/files.meta.ts';

const A = '3f0c9a52-7d1e-4b6a-9c3d-5e8f1a2b4c6d';
const B = '8b2d4e61-0f3a-4c5b-8d7e-1a9c3b5f7e20';

export const fileUploadMeta = defineMeta({
  type: 'file-upload',
  version: 1,
  family: 'input',
  title: { zhCN: '文件上传', enUS: 'File upload' },
  description: {
    zhCN: '上传附件，按内容判断类型；可拖入，失败可重试',
    enUS: 'Attachments, typed by their content; they can be dropped in, and tried again where they failed',
  },
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
  fixtures: [
    {
      title: { zhCN: '已有 PDF 等两个附件', enUS: 'Two attachments, a PDF among them' },
      node: {
        type: 'file-upload',
        id: 'proofs',
        name: 'proofs',
        title: { zhCN: '证明材料', enUS: 'Proofs' },
        required: true,
        default: [
          { id: A, name: 'transcript.pdf', size: 482_133, type: 'application/pdf' },
          { id: B, name: 'photos.zip', size: 7_340_032, type: 'application/zip' },
        ],
        props: { accept: ['pdf', 'image', 'archive'], maxCount: 5, maxSize: 10 },
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'file-upload',
        id: 'plan',
        name: 'plan',
        title: { zhCN: '活动方案', enUS: 'Plan' },
        props: { maxCount: 1, buttonText: { zhCN: '上传方案', enUS: 'Upload the plan' } },
      },
    },
  ],
});
