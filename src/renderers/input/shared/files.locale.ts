import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

/** Texts of inputs that take files. */
export const filesLocale = defineLocale(
  'renderer.files',
  {
    upload: '上传文件',
    uploadImage: '上传图片',
    remove: '移除 {{name}}',
    giveUp: '取消上传 {{name}}',
    retry: '重试',
    sending: '上传中…',
    download: '下载 {{name}}',
    show: '查看 {{name}}',
    linkFailed: '文件暂时无法打开',
    tooMany: '最多 {{n}} 个文件，多出的 {{more}} 个没有上传',
    hint: '最多 {{n}} 个，每个不超过 {{size}} MB',
    hintOne: '不超过 {{size}} MB',
    kinds: '{{hint}}；{{kinds}}',
    none: '—',
  },
  {
    upload: 'Upload files',
    uploadImage: 'Upload',
    remove: 'Remove {{name}}',
    giveUp: 'Stop uploading {{name}}',
    retry: 'Try again',
    sending: 'Uploading…',
    download: 'Download {{name}}',
    show: 'Show {{name}}',
    linkFailed: 'The file cannot be opened at the moment',
    tooMany: 'At most {{n}} files; {{more}} more were not uploaded',
    hint: 'At most {{n}}, each up to {{size}} MB',
    hintOne: 'Up to {{size}} MB',
    kinds: '{{hint}}; {{kinds}}',
    none: '—',
  },
);
