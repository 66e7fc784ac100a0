import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../../src/schemas/text.ts';

/** What a code is asked for. */
export const scenes = ['login', 'register', 'reset'] as const;
export type Scene = (typeof scenes)[number];

/** Seconds that a code is valid for, and those after which another one may be asked for. */
export const EXPIRES_IN = 300;
export const RESEND_IN = 60;
/** Wrong codes after which the sent one is dead: five guesses of a million. */
export const MOST_TRIES = 5;

/** A fresh code: six digits. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Whose code it is, and what for. */
export interface CodeKey {
  readonly phone: string;
  readonly scene: Scene;
}

/** What is stored of a code: bound to its phone and purpose, and worth nothing without the deployment's secret. */
export const hashCode = ({ phone, scene }: CodeKey, code: string, pepper: Buffer): Buffer =>
  createHmac('sha256', pepper).update(`message code ${scene} ${phone} ${code}`).digest();

export const fits = (stored: Buffer, arrived: Buffer): boolean =>
  stored.length === arrived.length && timingSafeEqual(stored, arrived);

const texts: Readonly<Record<Scene | 'taken', Readonly<Record<Locale, string>>>> = {
  login: {
    zhCN: '【{name}】登录验证码 {code}，5 分钟内有效。如非本人操作请忽略。',
    enUS: '[{name}] Your sign-in code is {code}, valid for 5 minutes. Ignore this if it was not you.',
  },
  register: {
    zhCN: '【{name}】注册验证码 {code}，5 分钟内有效。如非本人操作请忽略。',
    enUS: '[{name}] Your registration code is {code}, valid for 5 minutes. Ignore this if it was not you.',
  },
  reset: {
    zhCN: '【{name}】重置密码验证码 {code}，5 分钟内有效。请勿告诉他人。',
    enUS: '[{name}] Your code to reset the password is {code}, valid for 5 minutes. Tell it to nobody.',
  },
  taken: {
    zhCN: '【{name}】该手机号已注册，请直接登录；忘记密码可在登录页重置。',
    enUS: '[{name}] This phone number has an account already: sign in, or reset its password.',
  },
};

/** The message that a phone gets. @param code what it carries; hidden where only the record of it is wanted */
export function messageText(about: Scene | 'taken', name: string, code: string, locale: Locale): string {
  const values: Readonly<Record<string, string>> = { name, code };
  return texts[about][locale].replace(/\{(name|code)\}/g, (_place, key: string) => values[key] ?? '');
}
