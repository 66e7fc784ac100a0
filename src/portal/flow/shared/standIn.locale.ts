import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

/** What is said of a task that an absence handed on. */
export const standInLocale = defineLocale(
  'portal.flow.standIn',
  {
    handedUntil: '{{name}}代办至 {{time}}',
    handed: '{{name}}代办',
    inPlaceOf: '代{{names}}办理',
    noteUntil: '您不在期间，本待办由{{name}}代办（至 {{time}}）',
    note: '本待办此前因您不在已交由{{name}}代办',
    noteHint: '您仍可办理，先办理的一方为准。',
    noteInPlaceOf: '您正代{{names}}办理本待办',
    noteInPlaceOfHint: '{{names}}仍可自行办理，先办理的一方为准。',
  },
  {
    handedUntil: 'With {{name}} until {{time}}',
    handed: 'With {{name}}',
    inPlaceOf: 'For {{names}}',
    noteUntil: '{{name}} stands in for you on this task until {{time}}',
    note: '{{name}} stood in for you on this task while you were away',
    noteHint: 'You may handle it all the same: whoever is first decides.',
    noteInPlaceOf: 'You stand in for {{names}} on this task',
    noteInPlaceOfHint: '{{names}} may handle it all the same: whoever is first decides.',
  },
);
