// Ways of logging in end here, and what they share: sessions, guess limits, who may use the demo.

export { chatSubject, identifyVisitor, openChatSession } from './chatLogin.ts';
export { readContainer } from './container.ts';
export { startSession } from './startSession.ts';
export { mayUseDemo, refuseWeakPassword } from './policy.ts';
export { changePassword, findCredentialsOf } from './repository.ts';
export type { Credentials } from './repository.ts';
export { checkSchool } from './service.ts';
export { take, takeAll } from './tries.ts';
