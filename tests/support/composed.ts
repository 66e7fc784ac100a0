import { courseList, publish, sqlOf } from './interfaces.ts';
import type { ApiClient } from './apiClient.ts';

// Interfaces over those of a course server and over the form of pupils.

export const both = { roles: ['student', 'counsellor'] };
export const pupils = { do: 'call', name: 'pupils', call: 'pupil/list' };
const courses = {
  do: 'call',
  name: 'courses',
  call: 'teaching/courses',
  param: { who: '{{inputs.who}}' },
};

/** Answers pupils, and the courses of whoever counsels them. */
export const overview = (composed: object, over: object = {}) => {
  return {
    ...courseList({ interfaceUrl: 'overview', kind: 'composed', ...both, sql: undefined }),
    inputs: [{ name: 'who', type: 'text' }],
    outputs: [
      { name: 'pupil', type: 'text', path: 'name' },
      { name: 'course', type: 'text', path: 'courses.name' },
    ],
    composed,
    ...over,
  };
};
export const listed = {
  steps: [courses, pupils],
  list: 'pupils',
  join: { step: 'courses', by: 'counsellorId', key: 'teacher' },
};
export const single = (steps: readonly object[], over: object = {}) =>
  overview(
    { steps },
    {
      answers: 'result',
      outputs: [
        { name: 'pupils', type: 'number', path: 'pupils.total' },
        { name: 'course', type: 'text', path: 'course.result.name' },
      ],
      ...over,
    },
  );
export const courseAt = {
  interfaceUrl: 'course',
  answers: 'result',
  inputs: [{ name: 'id', type: 'number', required: true }],
  ...sqlOf('select id, name from course where id = :id'),
  ...both,
};
export const course = {
  do: 'call',
  name: 'course',
  call: 'teaching/course',
  param: { id: '{{inputs.id}}' },
};
/** Publishes what the steps call. */
export async function publishSteps(admin: ApiClient): Promise<void> {
  const text = 'select id, name, teacher from course where :who::text is null or teacher = :who order by id';
  const outputs = ['id', 'name', 'teacher'].map((name) => ({
    name,
    type: name === 'id' ? 'number' : 'text',
  }));
  await publish(
    admin,
    courseList({ inputs: [{ name: 'who', type: 'text' }], outputs, ...sqlOf(text), ...both }),
  );
  await publish(admin, courseList(courseAt));
}
