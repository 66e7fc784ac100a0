import { mayBeDone } from '../../../runtime/data/ApiError.ts';
import { randomToken } from '../../../runtime/data/randomToken.ts';

/** What is sent once: the same input sent again after a lost answer is the same request, and any other is a new one. */
export class OneRequest {
  private open: { readonly input: string; readonly id: string } | undefined;

  /** @param input all that the call is given @throws what the call throws */
  async send<T>(input: string, call: (requestId: string) => Promise<T>): Promise<T> {
    const request = this.open?.input === input ? this.open : { input, id: randomToken(4) };
    this.open = request;
    try {
      const answer = await call(request.id);
      this.open = undefined;
      return answer;
    } catch (error) {
      if (!mayBeDone(error)) this.open = undefined;
      throw error;
    }
  }
}
