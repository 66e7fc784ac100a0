import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const colourLocale = defineLocale(
  'renderer.colour',
  { pick: '{{title}}：选取颜色', preset: '颜色 {{colour}}', like: '如 #1677ff' },
  { pick: '{{title}}: pick a colour', preset: 'Colour {{colour}}', like: 'Such as #1677ff' },
);
