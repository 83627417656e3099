import { findRefusal, readKey } from './github';

/** Returns with a key that opens the repository: the one that this browser has, or one asked for. */
export async function signIn(form: HTMLFormElement, repository: string): Promise<void> {
  let key = readKey();
  let refusal = key && (await findRefusal(key, repository));
  while (!key || refusal) {
    form.hidden = false;
    form.querySelector('[role=alert]')?.replaceChildren(refusal);
    key = await new Promise((resolve) => {
      form.onsubmit = (event) => {
        event.preventDefault();
        resolve(String(new FormData(form).get('key')).trim());
      };
    });
    refusal = await findRefusal(key, repository);
  }
  form.remove();
}
