import type { Random } from './random.ts';

export type Gender = 'male' | 'female';

/** Surnames with their share in a thousand, as common in China; the tail stands for the rest. */
const SURNAMES: readonly (readonly [string, number])[] = [
  ...weights('王李', 72),
  ...weights('张刘', 60),
  ...weights('陈', 46),
  ...weights('杨黄赵吴周', 25),
  ...weights('徐孙马朱胡郭何林高', 14),
  ...weights('罗郑梁谢宋唐许邓冯韩曹', 9),
  ...weights(
    '曾彭萧蔡潘田董袁于余叶蒋杜苏魏程吕丁沈任姚卢傅钟姜崔谭廖范汪陆金石戴贾韦夏邱方侯邹熊孟秦白江阎薛尹',
    4.2,
  ),
  ...['欧阳', '司马', '上官', '诸葛'].map((surname) => [surname, 0.6] as const),
];

/** First and second characters of given names; a name of one character takes one of the second kind. */
const MALE_FIRST = Array.from('子宇浩俊文明志建家嘉泽天博思瑞梓睿承景伟国振永德正晨一');
const MALE_SECOND = Array.from('轩宇涵杰豪辰阳鹏飞龙涛磊强军超斌峰凯鑫楠睿哲航旭翔东林');
const FEMALE_FIRST = Array.from('雨欣梦思佳诗雅婉晓若可语静美慧秀丽玉春艺子梓一芷书悦');
const FEMALE_SECOND = Array.from('涵怡萱婷雪琪颖洁瑶妍宁彤菲莹琳娜芳敏玲燕佳蕾倩薇欣悦然');

const FOREIGN_GIVEN: Readonly<Record<Gender, readonly string[]>> = {
  male: ['Minh', 'Anan', 'Farid', 'Dimas', 'Hamza', 'Timur', 'Ivan', 'Karim', 'Jonas', 'Luc'],
  female: ['Linh', 'Malee', 'Aisyah', 'Putri', 'Zara', 'Dana', 'Olga', 'Salma', 'Hanna', 'Claire'],
};
const FOREIGN_FAMILY = [
  'Tran',
  'Suksai',
  'Rahman',
  'Wijaya',
  'Malik',
  'Omarov',
  'Sokolova',
  'Hassan',
  'Brandt',
  'Moreau',
];

function weights(characters: string, weight: number): (readonly [string, number])[] {
  return Array.from(characters, (character) => [character, weight] as const);
}

/** A surname by its frequency. */
const makeSurname = (random: Random): string => random.weighted(SURNAMES);

/** A full name: about one given name in seven has a single character. */
export function makeName(random: Random, gender: Gender, surname: string = makeSurname(random)): string {
  const first = random.pick(gender === 'male' ? MALE_FIRST : FEMALE_FIRST);
  const second = random.pick(gender === 'male' ? MALE_SECOND : FEMALE_SECOND);
  return surname + (random.chance(0.14) || first === second ? second : first + second);
}

/** A name in Latin letters; `nationality` is its place in the dictionary, which the lists above follow. */
export function makeForeignName(random: Random, gender: Gender, nationality: number): string {
  const family = FOREIGN_FAMILY[nationality] ?? 'Reyes';
  const own = FOREIGN_GIVEN[gender][nationality] ?? 'Alex';
  return `${random.chance(0.5) ? own : random.pick(FOREIGN_GIVEN[gender])} ${family}`;
}
