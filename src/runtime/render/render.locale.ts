import { defineLocale } from '../locale/defineLocale.ts';

export const renderLocale = defineLocale(
  'runtime.render',
  {
    notLoaded: '组件“{{name}}”加载失败',
    notLoadedOf: '组件“{{name}}”（扩展包 {{package}}）加载失败',
    titled: '{{title}}：{{what}}',
    unfilled: '{{what}}，暂时无法填写',
    lasting: '多次加载均未成功，可刷新页面后再试，未保存的内容会丢失。',
  },
  {
    notLoaded: 'The widget "{{name}}" could not be loaded',
    notLoadedOf: 'The widget "{{name}}" (package {{package}}) could not be loaded',
    titled: '{{title}}: {{what}}',
    unfilled: '{{what}}, so this cannot be filled in yet',
    lasting: 'Several tries failed. Reloading the page may help; what is not saved is lost then.',
  },
);
