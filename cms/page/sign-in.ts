import { findAccessProblem, readKey } from './github';

/** Returns with a key that opens the repository: the one that this browser has, or one asked for. */
export async function signIn(form: HTMLFormElement, repository: string): Promise<void> {
  let key = readKey();
  let accessProblem = key && (await findAccessProblem(key, repository));
  while (!key || accessProblem) {
    form.hidden = false;
    form.querySelector('[role=alert]')?.replaceChildren(accessProblem);
    key = await new Promise((resolve) => {
      form.onsubmit = (event) => {
        event.preventDefault();
        resolve(String(new FormData(form).get('key')).trim());
      };
    });
    accessProblem = await findAccessProblem(key, repository);
  }
  form.remove();
}
