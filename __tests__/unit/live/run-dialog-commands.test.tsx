import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerClicks } from '@/components/live/behaviour';

/** jsdom has neither commands nor `showModal`: the first is what is tested, the second is faked. */
function renderViewer() {
  const { container } = render(
    <>
      <button type="button" command="show-modal" commandfor="foto-1">
        <span>Ampliar</span>
      </button>
      <button type="button">Outro</button>
      <dialog id="foto-1">
        <button type="button" command="close" commandfor="foto-1">
          Fechar
        </button>
      </dialog>
    </>,
  );
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal = jest.fn(() => dialog.setAttribute('open', ''));
  dialog.close = jest.fn(() => dialog.removeAttribute('open'));
  return dialog;
}

test('where the browser knows commands, it is left to them', async () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'command', { configurable: true, value: '' });
  answerClicks();
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');

  const dialog = renderViewer();
  await userEvent.click(screen.getByText('Ampliar'));
  expect(dialog.showModal).not.toHaveBeenCalled();
});

test('where it does not, buttons open and close their dialog', async () => {
  answerClicks();
  const dialog = renderViewer();

  await userEvent.click(screen.getByText('Outro'));
  expect(dialog.showModal).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Ampliar'));
  expect(dialog.showModal).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('Fechar'));
  expect(dialog.close).toHaveBeenCalledTimes(1);
  expect(dialog.showModal).toHaveBeenCalledTimes(1);
});
