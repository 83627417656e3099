import { findRefusal, readKey } from './github';

/** Returns with a key that opens the repository: the one that this browser has, or one asked for. */
export async function signIn(form: HTMLFormElement, repository: string): Promise<void> {
  let key = readKey();
  for (;;) {
    const refusal = key && (await findRefusal(key, repository));
    if (key && !refusal) {
      return form.remove();
    }
    key = await askKey(form, refusal);
  }
}

function askKey(form: HTMLFormElement, refusal: string): Promise<string> {
  form.hidden = false;
  form.querySelector('[role=alert]')?.replaceChildren(refusal);
  return new Promise((resolve) => {
    form.onsubmit = (event) => {
      event.preventDefault();
      resolve(String(new FormData(form).get('key')).trim());
    };
  });
}
