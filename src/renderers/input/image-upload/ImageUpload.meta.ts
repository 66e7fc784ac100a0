import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { fileEvents, fileProps, filesField } from '../shared/files.meta.ts';

const A = '1d4f6b83-2c5e-4a7d-9b0c-3e5f7a9b1c2d';

export const imageUploadMeta = defineMeta({
  type: 'image-upload',
  version: 1,
  family: 'input',
  title: { zhCN: '图片上传', enUS: 'Image upload' },
  description: {
    zhCN: '上传图片并显示缩略图，点击看大图',
    enUS: 'Images with a small view of each; a click shows one large',
  },
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
  fixtures: [
    {
      title: { zhCN: '一张照片', enUS: 'One photo' },
      node: {
        type: 'image-upload',
        id: 'photo',
        name: 'photo',
        title: { zhCN: '报修照片', enUS: 'Photos of the damage' },
        default: [{ id: A, name: 'window.jpg', size: 210_334, type: 'image/jpeg' }],
        props: { maxCount: 3, maxSize: 5 },
      },
    },
    {
      title: { zhCN: '空', enUS: 'Empty' },
      node: {
        type: 'image-upload',
        id: 'portrait',
        name: 'portrait',
        title: { zhCN: '证件照', enUS: 'Portrait' },
        required: true,
        props: { maxCount: 1 },
      },
    },
  ],
});
