import { findAccessProblem, readToken } from './github';

/** Waits for a token that can write to the repository: the stored one, or one typed in the form. */
export async function signIn(form: HTMLFormElement): Promise<void> {
  let token = readToken();
  let accessProblem = token && (await findAccessProblem(token));
  while (!token || accessProblem) {
    form.hidden = false;
    form.querySelector('[role=alert]')?.replaceChildren(accessProblem);
    token = await new Promise((resolve) => {
      form.onsubmit = (event) => {
        event.preventDefault();
        resolve(String(new FormData(form).get('key')).trim());
      };
    });
    accessProblem = await findAccessProblem(token);
  }
  form.remove();
}
