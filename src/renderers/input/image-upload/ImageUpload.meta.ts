import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { fileEvents, fileProps, filesField } from '../shared/files.meta.ts';

export const imageUploadMeta = defineMeta({
  type: 'image-upload',
  version: 1,
  family: 'input',
  title: { zhCN: '图片上传', enUS: 'Image upload' },
  description: {
    zhCN: '上传图片并显示缩略图，点击看大图',
    enUS: 'Images with a small view of each; a click shows one large',
  },
  keywords: ['照片', '拍照', 'photo'],
  common: true,
  icon: 'picture',
  imports: {
    formily: [
      { component: 'Upload', props: { accept: 'image/*' } },
      { component: 'Upload.Dragger', props: { accept: 'image/*' } },
    ],
  },
  budget: 6,
  props: fileProps,
  events: fileEvents,
  field: filesField(['image']),
});
