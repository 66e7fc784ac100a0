import type { LocalText } from '../../../schemas/text.ts';

const office = (name: string): RegExp =>
  new RegExp(
    `^application/(vnd\\.openxmlformats-officedocument\\.${name}|vnd\\.oasis\\.opendocument\\.${name})`,
  );
/** Word, Excel and PowerPoint before 2007 have one container in common, which does not say which it is. */
const OLD_OFFICE = /^application\/(x-cfb|msword|vnd\.ms-)/;
const oneOf =
  (...patterns: RegExp[]) =>
  (type: string): boolean =>
    patterns.some((pattern) => pattern.test(type));

/** Kinds of files that a document may ask for: how a person calls them, and which contents they are. */
export const fileKinds = {
  image: {
    title: { zhCN: '图片', enUS: 'images' },
    fits: oneOf(/^image\//),
    endings: '.png,.jpg,.jpeg,.gif,.webp,.bmp,.heic',
  },
  pdf: { title: { zhCN: 'PDF', enUS: 'PDF documents' }, fits: oneOf(/^application\/pdf$/), endings: '.pdf' },
  word: {
    title: { zhCN: 'Word 文档', enUS: 'Word documents' },
    fits: oneOf(office('wordprocessingml'), office('text'), OLD_OFFICE, /^application\/rtf$/),
    endings: '.doc,.docx,.odt,.rtf',
  },
  sheet: {
    title: { zhCN: '电子表格', enUS: 'spreadsheets' },
    fits: oneOf(office('spreadsheet'), OLD_OFFICE, /^text\/plain$/),
    endings: '.xls,.xlsx,.ods,.csv',
  },
  slides: {
    title: { zhCN: '演示文稿', enUS: 'presentations' },
    fits: oneOf(office('presentation'), OLD_OFFICE),
    endings: '.ppt,.pptx,.odp',
  },
  text: { title: { zhCN: '文本', enUS: 'texts' }, fits: oneOf(/^text\/plain$/), endings: '.txt,.csv,.md' },
  archive: {
    title: { zhCN: '压缩包', enUS: 'archives' },
    fits: oneOf(/^application\/(zip|gzip|x-7z-compressed|x-rar-compressed)$/),
    endings: '.zip,.7z,.rar,.gz',
  },
  audio: { title: { zhCN: '音频', enUS: 'sounds' }, fits: oneOf(/^audio\//), endings: 'audio/*' },
  video: { title: { zhCN: '视频', enUS: 'videos' }, fits: oneOf(/^video\//), endings: 'video/*' },
} as const satisfies Record<string, { title: LocalText; fits: (type: string) => boolean; endings: string }>;

export type FileKind = keyof typeof fileKinds;
export const fileKindNames = Object.keys(fileKinds) as readonly FileKind[];

export const isFileKind = (name: unknown): name is FileKind =>
  typeof name === 'string' && Object.hasOwn(fileKinds, name);
