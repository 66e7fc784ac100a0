import { register } from 'tsx/esm/api';

// The thread of page tests where the server runs from its sources (`npm run dev`, tests): Node 20 reads no TypeScript.
// The build makes one file of judgeThread.ts.

register();
await import('./judgeThread.ts');
