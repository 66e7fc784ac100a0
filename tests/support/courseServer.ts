import { expect } from 'vitest';
import type { ApiClient } from './apiClient.ts';
import { seedTeachingPage } from './entrances.ts';
import { createCourses, registration } from './interfaces.ts';
import type { Courses } from './interfaces.ts';
import { seedPeople } from './people.ts';
import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

/** A server at which the database of the courses is registered, for reading and writing, and who uses it. */
export interface CourseServer<C extends Courses = Courses> extends Record<
  'admin' | 'teacher' | 'student',
  ApiClient
> {
  readonly server: TestServer;
  readonly courses: C;
  close(): Promise<void>;
}

/** Starts one over courses in PostgreSQL. Close it in `afterAll`. */
export const startCourseServer = async (): Promise<CourseServer> => serveCourses(await createCourses());

/** Starts one over the courses of a database of any kind, which it removes at its end. */
export async function serveCourses<C extends Courses>(courses: C): Promise<CourseServer<C>> {
  const server = await startTestServer({
    config: { interfaceNetworks: ['127.0.0.1'] },
    seed: async (platform) => {
      await seedPeople(platform);
      await seedTeachingPage(platform);
    },
  });
  const people = await server.loginAll();
  const database = registration(courses.url, { writable: true });
  const saved = await people.admin.call('manager', '/database/save.do', database);
  expect(saved).toMatchObject({ msgState: 1, result: { id: 'courses', revision: 1 } });
  const close = async (): Promise<void> => {
    await server.close();
    await courses.drop();
  };
  return { ...people, server, courses, close };
}
