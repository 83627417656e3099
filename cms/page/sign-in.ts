import { findAccessProblem, readToken } from './github';
import messages from './messages.json';

const RETRY_INTERVAL_MS = 5_000;

/** Waits for a token that can write to the repository: the stored one, or one typed in the form. */
export async function signIn(form: HTMLFormElement): Promise<void> {
  let token = readToken();
  let problem = token && (await findAccessProblem(token));
  while (!token || problem) {
    const isOffline = problem === messages.offline;
    form.hidden = false;
    form.ariaBusy = String(isOffline); // Shows only the reason: the same token is tried again.
    form.querySelector('[role=alert]')?.replaceChildren(problem);
    token = await new Promise((resolve) => {
      form.onsubmit = (event) => {
        event.preventDefault();
        resolve(String(new FormData(form).get('key')).trim());
      };
      isOffline && setTimeout(resolve, RETRY_INTERVAL_MS, token);
    });
    problem = await findAccessProblem(token);
  }
  form.remove();
}
