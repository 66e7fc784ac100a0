import type { Locale } from '../../schemas/text.ts';

/** Where the guide (`docs/guide`) speaks of something: a chapter, and a heading of it by its anchor. */
const places = {
  overview: 'index',
  firstApplication: 'first-application',
  form: 'forms',
  mgrForm: 'forms#handling',
  mgrList: 'lists',
  mgr: 'lists#management',
  app: 'pages',
  appMobile: 'pages#phone',
  control: 'pages#controls',
  condition: 'rights#conditions',
  system: 'pages#systems',
  flow: 'flows',
  roles: 'rights#roles',
  rights: 'rights',
  designRights: 'rights#designers',
  catalogue: 'catalogue',
  publish: 'publishing',
  plan: 'publishing#plan',
  versions: 'publishing#versions',
  bin: 'publishing#bin',
  rename: 'publishing#rename',
  start: 'forms#start',
  generate: 'lists#generate',
} as const;

/** Something that the guide explains. */
export type GuideTopic = keyof typeof places;

export const guideTopics = Object.keys(places) as readonly GuideTopic[];

/** The address of the page of the guide that explains something, in a language. */
export const guideAddress = (topic: GuideTopic, locale: Locale): string =>
  `/guide/${locale === 'zhCN' ? 'zh' : 'en'}/${places[topic]}`;

/** What explains a kind of document, or a list of the back office, by its name; else the overview does. */
export const topicOf = (name: string): GuideTopic =>
  guideTopics.find((topic) => topic === name) ?? 'overview';
