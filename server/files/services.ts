import type { Project } from '../../src/schemas/wire/project.ts';
import type { Secrets } from '../security/secrets.ts';
import type { FileStorage } from '../storage/FileStorage.ts';

/** What keeping files takes of the platform. */
export interface FileServices {
  readonly project: Project;
  readonly secrets: Secrets;
  /** Where the contents of files are kept. */
  readonly files: FileStorage;
}
