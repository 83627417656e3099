import { findRefusal, keepKey, readKey } from './github';

/** Returns with a key that opens the repository: the one that this browser has, or one that is asked for. */
export async function signIn(form: HTMLFormElement, repository: string): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[type=password]');
  const alert = form.querySelector('[role=alert]');
  let key = readKey();
  for (;;) {
    const refusal = key ? await findRefusal(key, repository) : '';
    if (key && !refusal) {
      keepKey(key);
      form.remove();
      return;
    }
    form.hidden = false;
    if (!field || !alert) {
      throw new Error('The page has no field for the key.');
    }
    alert.textContent = refusal;
    key = await new Promise<string>((resolve) => {
      form.onsubmit = (event) => {
        event.preventDefault();
        resolve(field.value.trim());
      };
    });
  }
}
