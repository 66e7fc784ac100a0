import { Type, type Static, type TSchema } from 'typebox';
import type { SdkCalls } from './publicTypes.ts';
import { locales, type Locale, type LocalText } from '../text.ts';

/** What a parent window may ask of the frame. Both ends hold params to these schemas, and the docs are made from them. */
interface Api<Params extends TSchema = TSchema> {
  readonly title: LocalText;
  readonly params: Params;
  /** What it answers, for the docs. */
  readonly answer: LocalText;
  /** Needs somebody who is logged in. */
  readonly login: boolean;
}

const api = <Params extends TSchema>(given: Api<Params>): Api<Params> => given;
const none = Type.Object({}, { additionalProperties: false });
const nothing: LocalText = { zhCN: '无', enUS: 'nothing' };
/** One part of a token; tokens have two or more. */
const tokenPart = Type.String({ minLength: 1, maxLength: 500 });

export const embedApis = {
  getUserInfo: api({
    title: { zhCN: '当前用户', enUS: 'The current user' },
    params: none,
    answer: {
      zhCN: '{ userName, userId, realName, sex, role?, groupCode, groupName, schoolId, time }',
      enUS: '{ userName, userId, realName, sex, role?, groupCode, groupName, schoolId, time }',
    },
    login: true,
  }),
  getUserToken: api({
    title: { zhCN: '嵌入令牌', enUS: 'A token for embedding' },
    params: none,
    answer: {
      zhCN: '令牌文本，30 分钟内有效，范围以 appKey 的系统和资源为限',
      enUS: 'the text of a token: 30 minutes, within the systems and resources of the appKey',
    },
    login: true,
  }),
  casLogin: api({
    title: { zhCN: '用令牌登录', enUS: 'Log in by a token' },
    params: Type.Union([
      Type.String({ minLength: 2, maxLength: 4_000 }),
      Type.Array(tokenPart, { minItems: 2, maxItems: 8 }),
    ]),
    answer: nothing,
    login: false,
  }),
  logout: api({
    title: { zhCN: '退出登录', enUS: 'Log out' },
    params: none,
    answer: nothing,
    login: true,
  }),
  jumpToPage: api({
    title: { zhCN: '打开页面', enUS: 'Open a page' },
    params: Type.Object(
      { page: Type.String({ minLength: 1, maxLength: 2_000 }) },
      { additionalProperties: false },
    ),
    answer: nothing,
    login: false,
  }),
  reloadParentView: api({
    title: { zhCN: '刷新当前页面', enUS: 'Reload the page that is open' },
    params: none,
    answer: nothing,
    login: false,
  }),
  closeParentModal: api({
    title: { zhCN: '关闭弹窗', enUS: 'Close dialogs' },
    params: Type.Object(
      { zIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) },
      { additionalProperties: false },
    ),
    answer: { zhCN: '{ closed } 关闭的弹窗数', enUS: '{ closed }, how many were closed' },
    login: false,
  }),
  setLocale: api({
    title: { zhCN: '切换语言', enUS: 'Set the language' },
    params: Type.Object(
      { locale: Type.Unsafe<Locale>(Type.Union(locales.map((locale) => Type.Literal(locale)))) },
      { additionalProperties: false },
    ),
    answer: nothing,
    login: false,
  }),
  setTheme: api({
    title: { zhCN: '切换主题', enUS: 'Set the theme' },
    params: Type.Object(
      {
        dark: Type.Optional(Type.Boolean()),
        color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
      },
      { additionalProperties: false },
    ),
    answer: nothing,
    login: false,
  }),
  getState: api({
    title: { zhCN: '当前状态', enUS: 'What is open' },
    params: none,
    answer: { zhCN: '{ page, title, dirty, height }', enUS: '{ page, title, dirty, height }' },
    login: false,
  }),
} as const satisfies Readonly<Record<keyof SdkCalls, Api>>;

export type EmbedApi = keyof typeof embedApis;
export type EmbedParams<Name extends EmbedApi> = Static<(typeof embedApis)[Name]['params']>;
